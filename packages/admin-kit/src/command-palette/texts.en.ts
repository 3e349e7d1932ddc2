import type { zhCommands } from './texts.zh.ts';

/** {@link zhCommands} in English. */
export const enCommands: Record<keyof typeof zhCommands, string> = {
  'command.title': 'Go to anything',
  'command.placeholder': 'Type a name',
  'command.none': 'Nothing matches',
};
