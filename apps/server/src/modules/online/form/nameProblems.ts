import type { LocalizedText } from '@tarmac/freight-api/rules';
import { reservedColumns } from '../form-storage/commonFormColumns.ts';
import { namePattern } from './formEntities.ts';

/** Words that queries of lists, sockets or clients give a meaning of their own, or that no property of an object should be called. */
const wireWords = [
  'column',
  'order',
  'field',
  'sums',
  'later',
  'selections',
  'ids',
  'page',
  'rows',
  'sort',
  'class',
  'token',
  'constructor',
  'prototype',
];

/** Words that SQL reserves: data that goes to other systems under these names gives trouble there. */
const sqlWords =
  'all analyse analyze and any array as asc asymmetric both case cast check collate constraint create current_date current_role current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign from grant group having in initially intersect into lateral leading limit localtime localtimestamp not null offset on only or placing primary references returning select session_user some symmetric table then to trailing true union unique user using variadic when where window with insert update delete drop alter index key values set by like between join left right inner outer cross natural is'.split(
    ' ',
  );

const reserved: ReadonlySet<string> = new Set([...wireWords, ...sqlWords, ...reservedColumns]);

/** Names that permissions of definitions and reports begin with. */
const takenTables: ReadonlySet<string> = new Set(['form', 'report']);

/** Why nothing may be called so; undefined where it may. */
function nameProblem(name: string): LocalizedText | undefined {
  if (!namePattern.test(name))
    return {
      zh: '只能使用小写字母、数字和下划线，以字母开头，最多63位',
      en: 'Use lower-case letters, digits and underscores, beginning with a letter, 63 at most',
    };
  if (reserved.has(name)) return { zh: `${name} 是保留字`, en: `${name} is a reserved word` };
  return undefined;
}

export const fieldNameProblem = nameProblem;

export const tableNameProblem = (name: string): LocalizedText | undefined =>
  takenTables.has(name) ? { zh: `${name} 是保留字`, en: `${name} is a reserved word` } : nameProblem(name);
