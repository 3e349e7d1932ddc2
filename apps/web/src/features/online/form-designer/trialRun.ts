import { expressionLimits, fromStockCondition, holds, namesIn, parseExpression, tryExpression } from '@tarmac/admin-kit/expression';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import { linkOf } from '@tarmac/admin-kit/online';
import type { FormButtonRow } from '@tarmac/freight-api/online';
import { pressLimits } from '@tarmac/freight-api/rules';
import { trialTexts as texts } from './trialTexts.ts';

/** Something that is tried: an expression, or an address that is filled. */
export interface Tried {
  /** What it is called: a field, a rule, a part of an action. */
  name: string;
  source: string;
  /** `condition`: what counts is whether it holds; `address`: `${field}` are filled. */
  kind: 'value' | 'condition' | 'address';
  /** Said where a condition does not hold. */
  otherwise?: LocalText;
}

/** What a trial came to. */
export interface TrialResult {
  ok: boolean;
  text: LocalText;
  characters: number;
  /** Steps of those that it may take; absent where nothing was worked out. */
  steps?: number;
  milliseconds?: number;
}

/** What people typed, by the names that are read: `row.depth`, `user.username`, and for sums `items.cost` with commas between rows. */
export type TrialValues = Readonly<Record<string, string>>;

/** Names that expressions read, which a trial asks for. */
export function namesRead(all: readonly Tried[]): string[] {
  const names = all.flatMap(({ source, kind }) => {
    if (kind === 'address') return [...source.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => `row.${name!}`);
    const read = parseExpression(source);
    if (!read.ok) return [];
    const { paths, columns } = namesIn(read.tree);
    return [
      ...paths.filter(([root = '']) => root !== 'today' && root !== 'now').map((path) => path.slice(0, 2).join('.')),
      ...columns.map(({ table, field }) => `${table}.${field ?? 'id'}`),
    ];
  });
  return [...new Set(names)];
}

/** Tries something on values. */
export function tryOut({ source, kind, otherwise }: Tried, values: TrialValues): TrialResult {
  const context = contextOf(values);
  const characters = [...source].length;
  if (kind === 'address') {
    const address = linkOf(source, { row: context.row, user: context.user as Record<string, string> });
    return { ok: address !== undefined, text: address === undefined ? texts.noAddress : plain(address), characters };
  }
  const read = parseExpression(source);
  if (!read.ok) return { ok: false, text: read.message, characters };
  const began = performance.now();
  const tried = tryExpression(read.tree, { ...context });
  const milliseconds = performance.now() - began;
  if (!tried.ok) return { ok: false, text: tried.message, characters, milliseconds };
  const spent = { characters, milliseconds, steps: tried.steps };
  if (kind === 'value') return { ok: true, text: plain(tried.value === null || tried.value === '' ? '—' : String(tried.value)), ...spent };
  const isMet = holds(read.tree, context);
  return { ok: isMet, text: isMet ? texts.holds : (otherwise ?? texts.fails), ...spent };
}

const plain = (text: string): LocalText => ({ zh: text, en: text });

/** A number where it is one; of long ones no digit is lost. */
const valueOf = (text: string): unknown => {
  if (/^-?\d{16,19}$/.test(text)) return BigInt(text);
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

function contextOf(values: TrialValues) {
  const now = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const of = (root: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, text]) => (name.startsWith(`${root}.`) ? [[name.slice(root.length + 1), valueOf(text)]] : [])),
    );
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const [name, text] of Object.entries(values)) {
    const [table = '', field = ''] = name.split('.');
    if (table === 'row' || table === 'main' || table === 'user' || text.trim() === '') continue;
    const rows = (tables[table] ??= []);
    for (const [index, one] of text.split(/[,，]/).entries()) rows[index] = { ...rows[index], [field]: valueOf(one.trim()) };
  }
  return { row: { ...of('row'), ...tables }, main: of('main'), user: of('user'), now, today: now.slice(0, 10) };
}

/** What of a button can be tried: when it is there, and what it does. */
export function triedOfButton({ exp, action }: Pick<FormButtonRow, 'exp' | 'action'>, localize: (text: LocalText) => string): Tried[] {
  const condition: Tried[] = exp
    ? [{ name: localize(texts.condition), source: fromStockCondition(exp) ?? exp, kind: 'condition', otherwise: texts.noButton }]
    : [];
  switch (action?.kind) {
    case 'set':
      return [
        ...condition,
        ...Object.entries(action.values).map(([name, source]): Tried => ({ name: `${name} =`, source, kind: 'value' })),
      ];
    case 'message':
      return [...condition, { name: localize(texts.receivers), source: action.receivers, kind: 'value' }];
    case 'open':
      return [...condition, { name: localize(texts.opens), source: action.to, kind: 'address' }];
    default:
      return condition;
  }
}

/** What an expression may take, and what a press of a button may. */
export const trialLimits = {
  characters: expressionLimits.source,
  nodes: expressionLimits.nodes,
  steps: expressionLimits.steps,
  text: expressionLimits.text,
  ...pressLimits,
  seconds: 30,
} as const;
