import { own } from '../../internals/own.ts';
import type { FieldKind } from '../../field/defineFieldKind.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import type { FurtherParams } from '../list/listState.ts';

/** How conditions hold together. */
export type Match = 'and' | 'or';

/** One condition; `val` as the wire has it, several values joined by commas. */
export interface QueryCondition {
  field: string;
  rule: string;
  val: string;
}

/** Conditions that hold together. */
export interface QueryGroup {
  match: Match;
  items: readonly QueryCondition[];
}

/** Groups of conditions. The wire has one list; with several groups an item of the list is a group in turn. */
export interface AdvancedQuery {
  match: Match;
  groups: readonly QueryGroup[];
}

/** How many conditions a server takes. */
export const maxConditions = 50;

/** Reads an advanced query from a link; whatever cannot be understood is left out. @source jeecg-wire 1.8 */
export function readAdvancedQuery({ advanced: text, advancedMatch }: FurtherParams): AdvancedQuery {
  const match = matchOf(advancedMatch);
  let items: unknown;
  try {
    items = JSON.parse(text ?? '[]');
  } catch {
    items = [];
  }
  const groups = list(items).flatMap((item): QueryGroup[] => {
    const inner = property(item, 'items');
    return inner === undefined
      ? readCondition(item).map((condition) => ({ match: 'and', items: [condition] }))
      : [{ match: matchOf(property(item, 'matchType')), items: list(inner).flatMap(readCondition) }];
  });
  // One flat list is one group.
  return list(items).some((item) => property(item, 'items') !== undefined)
    ? { match, groups: groups.filter((group) => group.items.length > 0) }
    : { match: 'and', groups: groups.length > 0 ? [{ match, items: groups.flatMap((group) => group.items) }] : [] };
}

/** Spells an advanced query for a link; without conditions both parameters are undefined. @source jeecg-wire 1.8 */
export function writeAdvancedQuery(
  { match, groups }: AdvancedQuery,
  fields: Readonly<Record<string, FieldDefinition>>,
): { advanced: string | undefined; advancedMatch: Match | undefined } {
  const used = groups.filter((group) => group.items.length > 0);
  const [first] = used;
  if (first === undefined) return { advanced: undefined, advancedMatch: undefined };
  const wire = (one: QueryCondition) => ({ field: one.field, type: wireType(fieldNamed(fields, one.field)), rule: one.rule, val: one.val });
  const items =
    used.length === 1
      ? first.items.map(wire)
      : used.map((group) => (group.items.length === 1 ? wire(group.items[0]!) : { matchType: group.match, items: group.items.map(wire) }));
  return { advanced: JSON.stringify(items), advancedMatch: used.length === 1 ? first.match : match };
}

const textRules = ['like', 'eq', 'ne', 'right_like', 'left_like', 'in', 'empty', 'not_empty'] as const;
const orderRules = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'empty', 'not_empty'] as const;

/** Rules of the wire that are offered, and ours for what is not there. */
export type QueryRule = (typeof textRules)[number] | (typeof orderRules)[number];

/** The rules that make sense for a field, the likeliest first. Masked fields are found by whole values alone. */
export function rulesOf(meta: FieldDefinition, kind: FieldKind): readonly QueryRule[] {
  const rules = ((): readonly QueryRule[] => {
    switch (meta.kind) {
      case 'dict':
        return meta.multiple ? ['like', 'empty', 'not_empty'] : ['in', 'ne', 'empty', 'not_empty'];
      case 'flag':
        return ['eq', 'empty', 'not_empty'];
      case 'reference':
        return ['eq', 'ne', 'empty', 'not_empty'];
      case 'date':
      case 'dateTime':
        return orderRules;
      default:
        return kind.align === 'end' ? orderRules : textRules;
    }
  })();
  return meta.sensitive ? (['eq', 'in'] as const).filter((rule) => rules.includes(rule)) : rules;
}

/** The field that a condition is about. A link may name anything, also what every object has: `constructor`. */
export const fieldNamed = (fields: Readonly<Record<string, FieldDefinition>>, name: string | null): FieldDefinition | undefined =>
  name === null ? undefined : own(fields, name);

/** Whether a rule compares with nothing. */
export const needsNoValue = (rule: string): boolean => rule === 'empty' || rule === 'not_empty';

/**
 * The fields that conditions may be made of: those that the contract marks as searchable, and whatever else is stored and stands in a
 * column of the list.
 */
export function queryFields(
  fields: Readonly<Record<string, FieldDefinition>>,
  { without, shown = [] }: { without: readonly string[]; shown?: readonly string[] },
): string[] {
  return Object.keys(fields).filter((name) => {
    const { filter, kind, derived } = fields[name]!;
    return (filter !== undefined || shown.includes(name)) && !derived && kind !== 'files' && kind !== 'json' && !without.includes(name);
  });
}

/** The type of a control as stock servers read it. */
function wireType(meta: FieldDefinition | undefined): string {
  switch (meta?.kind) {
    case 'date':
      return 'date';
    case 'dateTime':
      return 'datetime';
    case 'integer':
    case 'money':
    case 'quantity':
    case 'decimal':
      return 'number';
    default:
      return 'string';
  }
}

function readCondition(item: unknown): QueryCondition[] {
  const [field, rule, val] = [property(item, 'field'), property(item, 'rule'), property(item, 'val')];
  if (typeof field !== 'string' || typeof rule !== 'string' || !field || !rule) return [];
  const value = Array.isArray(val) ? val.map(String).join(',') : typeof val === 'string' || typeof val === 'number' ? String(val) : '';
  return value === '' && !needsNoValue(rule) ? [] : [{ field, rule, val: value }];
}

const matchOf = (value: unknown): Match => (value === 'or' ? 'or' : 'and');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, maxConditions) : []);
const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
