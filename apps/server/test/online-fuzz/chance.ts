import { seeded } from '../simulation/random.ts';
import {
  hostileDefaults,
  hostileExpressions,
  hostileLinks,
  hostileNames,
  hostilePatterns,
  hostileTableNames,
  hostileTypes,
  reservedNames,
} from './hostileTexts.ts';

/** Stands in every name and value that the campaign types, and in no honest statement. */
export const mark = 'zqxmark';
/** Stands in rows of the other tenant. */
export const theirs = 'zqtheirs';

/** What is typed: as people mean it, or as somebody would who wants more than that. */
export type Mood = 'honest' | 'hostile';

const snippets = [
  "'",
  '"',
  '--',
  '/*',
  ';',
  '\0',
  '%',
  '_',
  '\\',
  '1=1',
  ') or (1=1',
  '*',
  ',,,',
  '!',
  '>= ',
  'in a,b',
  '${x}',
  '#{sysUserCode}',
  '{{1}}',
  '[',
  '{"a":1}',
  '-0',
  'NaN',
  'Infinity',
  '1e400',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '\ud800',
  '\ufeff',
  "'; drop table sys_user; --",
  'pg_sleep(5)',
  'information_schema.tables',
  '__proto__',
  'constructor',
  'tenant_id',
  'del_flag',
  'version',
  'id',
  'createBy',
  'create_time',
  '$1',
  "E'\\\\x'",
  '::text',
  'set role owner',
  'app.tenant_id',
  'onl.t_',
  'f1',
  'pid',
  'has_child',
  '\u202e',
  '<script>',
  '=cmd|1',
];

const hostileLists = [
  snippets,
  hostileNames,
  reservedNames,
  hostileTableNames,
  hostileTypes,
  hostileDefaults,
  hostileExpressions,
  hostilePatterns,
  hostileLinks,
] as const;

/** Chance of one seed, with the words that it types. */
export interface Chance {
  next(): number;
  between(from: number, to: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** As many different ones as there are, at most. */
  some<Item>(items: readonly Item[], most: number): Item[];
  /** A text that means harm. */
  harm(): string;
  /** Anything that JSON can carry. */
  junk(depth?: number): unknown;
}

export function chanceOf(seed: number): Chance {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item => random.pick(items) as Item;
  const harm = (): string => {
    const one = String(pick(pick(hostileLists)));
    switch (random.between(0, 4)) {
      case 0:
        return one;
      case 1:
        return `${mark}${one}`;
      case 2:
        return `${one}${mark}`;
      case 3:
        return `${one}${mark}${pick(snippets)}`;
      default:
        return one.replaceAll(' ', pick(['\t', '\n', '/**/', '\u00a0'])) + mark;
    }
  };
  const junk = (depth = 2): unknown => {
    const kind = random.between(0, depth > 0 ? 11 : 8);
    if (kind <= 4) return harm();
    if (kind === 5) return null;
    if (kind === 6) return pick([true, false]);
    if (kind === 7) return pick([0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 31) - 1, 7]);
    if (kind === 8) return pick(['', ' ', 'x'.repeat(3000), '\u0000']);
    if (kind === 9) return Array.from({ length: random.between(0, 3) }, () => junk(depth - 1));
    return Object.fromEntries(
      Array.from({ length: random.between(0, 3) }, () => [pick(['id', 'a', 'kind', '__proto__', 'zh', harm()]), junk(depth - 1)]),
    );
  };
  return {
    ...random,
    pick,
    some: (items, most) => {
      const left = [...items];
      return Array.from({ length: Math.min(most, left.length) }, () => left.splice(random.between(0, left.length - 1), 1)).flat();
    },
    harm,
    junk,
  };
}
