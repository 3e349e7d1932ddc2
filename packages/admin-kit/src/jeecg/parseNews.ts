import type { NewsMessage } from '../notice-center/createNewsChannel.ts';

/**
 * Reads a message of a JeecgBoot server's notification socket. What is not JSON or names no command is passed over.
 *
 * @example const channel = createNewsChannel({ address, parse: parseNews, onMessage: ({ kind }) => kind === 'topic' && reload() });
 * @source NOTI-06, jeecg-wire 4.9
 */
export function parseNews(data: unknown): NewsMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const message = JSON.parse(data) as { cmd?: unknown; msgId?: unknown; msgTxt?: unknown } | null;
    if (typeof message?.cmd !== 'string') return undefined;
    return { kind: message.cmd, id: textOf(message.msgId), text: textOf(message.msgTxt) };
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
