import type { AnyEntity } from '../contract/entity.ts';
import type { ListQueryInput } from '../query/compileQuery.ts';
import { splitList } from '../query/condition.ts';
import type { CommonTable, Resource } from './resource.ts';

/** What a list that asks for some fields reads and shows. */
export interface AskedFields {
  /** Fields to select; undefined where what is shown may be computed from any of them. */
  selected: ReadonlySet<string> | undefined;
  /** Fields of the entity that are shown. */
  fields: ReadonlySet<string>;
  /** What the wire has of a row: the fields, and the texts of coded ones. */
  shown: readonly string[];
}

const known = new WeakMap<object, Map<string, AskedFields>>();
/** Columns are chosen by people: there are many lists of them, and few at a time. */
const maxKnown = 200;

/**
 * Reads `field`, the list of names by which a client asks for some fields of each row. The id and the version always come along. Unknown
 * names are left alone: clients name columns of their own, such as `action`.
 *
 * @returns undefined when all fields are asked for
 * @source jeecg-wire 1.7
 */
export function askedFields<Kind extends AnyEntity, Table extends CommonTable>(
  resource: Resource<Kind, Table>,
  query: ListQueryInput,
): AskedFields | undefined {
  const { field } = query;
  if (typeof field !== 'string' || field === '' || resource.options.wholeRows === true) return undefined;
  let ofResource = known.get(resource);
  if (ofResource === undefined) known.set(resource, (ofResource = new Map()));
  const before = ofResource.get(field);
  if (before !== undefined) return before;
  const { fields } = resource.kind;
  const names = new Set(splitList(field).map((name) => name.replace(/_dictText$/, '')));
  const meant = [...names].filter((name) => name === 'id' || name === 'version' || Object.hasOwn(fields, name));
  if (meant.length === 0) return undefined;
  const own = meant.filter((name) => Object.hasOwn(fields, name));
  const { mapRow, showsFiles, reads } = resource.options;
  const isComputed = mapRow !== undefined || showsFiles !== undefined;
  const asked: AskedFields = {
    selected: isComputed && reads === undefined ? undefined : new Set([...own, ...(reads ?? [])]),
    fields: new Set(own),
    shown: [
      ...new Set(['id', 'version', ...own.flatMap((name) => (fields[name]?.dict === undefined ? [name] : [name, `${name}_dictText`]))]),
    ],
  };
  if (ofResource.size >= maxKnown) ofResource.clear();
  ofResource.set(field, asked);
  return asked;
}

/** The query without its list of fields, for callers that make something else of the rows. */
export const ofWholeRows = ({ field: _field, ...query }: ListQueryInput): ListQueryInput => query;
