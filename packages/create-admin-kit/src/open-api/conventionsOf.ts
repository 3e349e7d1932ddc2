import type { FoundResource } from './findOperations.ts';
import { fromEnding, quoted } from './fieldsOf.ts';
import { key } from './writePathTypes.ts';

/** How a list is asked and answered, by the names of its parameters: the text of a `ListConventions`, and whether it can be ordered. */
export function conventionsOf({
  asked,
  several,
  fixed,
  rowsAt,
  totalAt,
  row,
}: Pick<FoundResource, 'asked' | 'several' | 'fixed' | 'rowsAt' | 'totalAt' | 'row'>): {
  text: string;
  sorts: boolean;
} {
  const named = (...patterns: RegExp[]) =>
    patterns.map((pattern) => asked.find((one) => pattern.test(one))).find((one) => one !== undefined);
  const page = named(/^page$/i, /^page(?:No|Number|_number|Index)$/i);
  const size = named(/^(?:page_?)?size$/i, /^per_?page$/i, /^limit$/i);
  const start = named(/^(?:offset|skip|_start)$/i);
  const end = named(/^_end$/);
  const sort = named(/^_?sort(?:_?by)?$/i, /^order_?by$/i);
  const direction = named(/^_?order$/i, /^_?(?:sort_?)?dir(?:ection)?$/i);
  const fields = Object.keys(row.properties ?? {});
  const ending = (pattern: RegExp) =>
    fields.flatMap((field) =>
      asked.filter((one) => one.startsWith(field) && pattern.test(one.slice(field.length))).map((one) => `*${one.slice(field.length)}`),
    )[0];
  const ways = {
    is: fields.some((field) => asked.includes(field)) ? '*' : undefined,
    in: fields.some((field) => several.has(field)) ? '*' : undefined,
    contains: ending(/^[_.[]?(?:like|contains)\]?$/i),
    from: ending(fromEnding),
    to: ending(/^[_.[]?(?:to|lte|max|before|end)\]?$/i),
  };
  const filters = Object.entries(ways).flatMap(([way, name]) => (name === undefined ? [] : [`${way}: ${quoted(name)}`]));
  const isJoined = fields.some((field) => several.get(field)?.isJoined === true);
  const always = Object.entries(fixed).map(([name, value]) => `${key(name)}: ${quoted(value)}`);
  const members = [
    ...(page && size ? [`page: { page: '${page}', size: '${size}' }`] : []),
    ...(!(page && size) && start ? [`range: { start: '${start}'${end ? `, end: '${end}'` : ''}${size ? `, limit: '${size}'` : ''} }`] : []),
    ...(sort
      ? [`sort: { ${direction ? `style: 'names', by: '${sort}', direction: '${direction}'` : `style: 'signed', by: '${sort}'`} }`]
      : []),
    ...(filters.length > 0 ? [`filters: { ${filters.join(', ')} }`] : []),
    ...(isJoined ? ['joined: true'] : []),
    ...(always.length > 0 ? [`fixed: { ${always.join(', ')} }`] : []),
    ...(rowsAt ? [`rowsAt: ${quoted(rowsAt)}`] : []),
    ...(totalAt ? [`totalAt: ${quoted(totalAt)}`] : rowsAt ? [] : [`totalHeader: 'X-Total-Count'`]),
  ];
  return { text: `{ ${members.join(', ')} }`, sorts: sort !== undefined };
}
