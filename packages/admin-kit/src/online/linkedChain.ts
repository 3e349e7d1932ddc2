import { toText } from '../internals/toText.ts';
import type { LinkedTable } from './onlineApi.ts';
import type { OnlineField } from './onlineForm.ts';

/** Selects that hang on each other, from the first one down, and the table that they choose from. */
export interface LinkedChain {
  names: readonly string[];
  table: LinkedTable;
}

/** The selects that a field belongs to. The first of them names the others (`linkField`); a field that none names is alone. */
export function linkedChain(fields: readonly OnlineField[], name: string): LinkedChain {
  return chainsOf(fields).find(({ names }) => names.includes(name)) ?? { names: [name], table: { table: '', key: '', text: '' } };
}

/** All chains of a form; one that is part of another comes after it. */
const chainsOf = (fields: readonly OnlineField[]): LinkedChain[] =>
  fields
    .filter(({ view }) => view === 'link_down')
    .map(chainOf)
    .toSorted((one, other) => other.names.length - one.names.length);

/** Fields that a linked select names as those below it: they are selects, whatever their own view says. */
export const linkedNames = (fields: readonly OnlineField[]): ReadonlySet<string> => new Set(chainsOf(fields).flatMap(({ names }) => names));

/** The parts of a comma list. */
export const namesOf = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function chainOf({ name, config }: OnlineField): LinkedChain {
  const inner = config['config'];
  // Servers send what links them as an object of its own, or beside the rest.
  const facts = typeof inner === 'object' && inner !== null ? (inner as Readonly<Record<string, unknown>>) : config;
  const fact = (key: string) => (Object.hasOwn(facts, key) ? toText(facts[key]) : '');
  const optional = { idField: fact('idField'), parentField: fact('pidField'), condition: fact('condition') };
  return {
    names: [name, ...namesOf(fact('linkField'))],
    table: {
      table: fact('table'),
      key: fact('key'),
      text: fact('txt'),
      ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
    },
  };
}
