import type { Context } from '../../platform/context.ts';
import { invalidInput } from '../../platform/errors.ts';
import { cacheBytes, cacheEntries, cacheInfo } from './cacheInfo.ts';

/** Commands that read, in the words of a Redis. There is no other: nothing is changed and nothing is evaluated. */
type Command = (ctx: Context, words: readonly string[]) => string[];

const mostLines = 500;

const commands: Readonly<Record<string, { words: number; usage: string; run: Command }>> = {
  PING: { words: 0, usage: 'PING', run: () => ['PONG'] },
  TIME: { words: 0, usage: 'TIME', run: (ctx) => [String(Math.floor(ctx.clock.now().getTime() / 1000))] },
  DBSIZE: { words: 0, usage: 'DBSIZE', run: (ctx) => [`(integer) ${cacheEntries(ctx.platform.caches).length}`] },
  INFO: { words: 0, usage: 'INFO', run: (ctx) => cacheInfo(ctx).map(({ key, value }) => `${key}:${value}`) },
  KEYS: {
    words: 1,
    usage: 'KEYS pattern',
    run: (ctx, [pattern = '']) =>
      listed(
        cacheEntries(ctx.platform.caches)
          .map(({ key }) => key)
          .filter((key) => fits(pattern, key))
          .toSorted((a, b) => (a < b ? -1 : 1)),
      ),
  },
  EXISTS: { words: 1, usage: 'EXISTS key', run: (ctx, [key = '']) => [`(integer) ${valueOf(ctx, key) === undefined ? 0 : 1}`] },
  TYPE: { words: 1, usage: 'TYPE key', run: (ctx, [key = '']) => [typeOf(valueOf(ctx, key))] },
  GET: {
    words: 1,
    usage: 'GET key',
    run: (ctx, [key = '']) => {
      const value = valueOf(ctx, key);
      return value === undefined ? ['(nil)'] : JSON.stringify(value, null, 1).split('\n').slice(0, mostLines);
    },
  },
  TTL: {
    words: 1,
    usage: 'TTL key',
    run: (ctx, [key = '']) => {
      const entry = cacheEntries(ctx.platform.caches).find((one) => one.key === key);
      return [`(integer) ${entry === undefined ? -2 : entry.expiresInMs === null ? -1 : Math.ceil(entry.expiresInMs / 1000)}`];
    },
  },
  STRLEN: {
    words: 1,
    usage: 'STRLEN key',
    run: (ctx, [key = '']) => [`(integer) ${cacheBytes(cacheEntries(ctx.platform.caches).filter((one) => one.key === key))}`],
  },
};

/**
 * Answers a command of the terminal in lines.
 *
 * @throws InvalidInput there is no such command, or it takes another number of words
 * @source MON-05
 */
export function runCommand(ctx: Context, line: string): string[] {
  const [name = '', ...words] = line.trim().split(/\s+/);
  const upper = name.toUpperCase();
  if (upper === 'HELP') return Object.values(commands).map(({ usage }) => usage);
  const command = Object.hasOwn(commands, upper) ? commands[upper] : undefined;
  if (command === undefined) throw invalidInput('只支持只读命令，输入 HELP 查看');
  if (command.words !== words.length) throw invalidInput(`用法：${command.usage}`);
  return command.run(ctx, words);
}

function listed(keys: readonly string[]): string[] {
  if (keys.length === 0) return ['(empty)'];
  const lines = keys.slice(0, mostLines).map((key, index) => `${index + 1}) "${key}"`);
  return keys.length > mostLines ? [...lines, `… ${keys.length - mostLines}`] : lines;
}

const valueOf = (ctx: Context, key: string): unknown =>
  ctx.platform.caches.map((cache) => cache.value(key)).find((value) => value !== undefined);

const typeOf = (value: unknown): string => (value === undefined ? 'none' : Array.isArray(value) ? 'list' : 'string');

/** `*` is any text and `?` any character; nothing else is special. Linear in the key: a star never looks back twice. */
function fits(pattern: string, key: string): boolean {
  let p = 0;
  let k = 0;
  let star = -1;
  let mark = 0;
  while (k < key.length) {
    if (p < pattern.length && pattern[p] !== '*' && (pattern[p] === '?' || pattern[p] === key[k])) {
      p += 1;
      k += 1;
    } else if (pattern[p] === '*') {
      star = p;
      mark = k;
      p += 1;
    } else if (star >= 0) {
      p = star + 1;
      mark += 1;
      k = mark;
    } else return false;
  }
  while (pattern[p] === '*') p += 1;
  return p === pattern.length;
}
