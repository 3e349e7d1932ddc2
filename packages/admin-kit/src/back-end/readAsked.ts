import type { ListParams } from '../resource/api.ts';
import type { ListQuery, ListWire } from '../resource/list/listWire.ts';

/**
 * What the parameters of a list ask, whatever fields it has: a parameter that is not the wire's own is a field, or what is left of its name
 * without the ending of a range.
 */
export function readAsked(params: ListParams, wire: ListWire): ListQuery {
  // Only calls name rows, fields and columns; links do not, so that no wire counts these names as its own.
  const [rowsName] = Object.keys(wire.params({ rows: ['1'] }));
  const [fieldsName] = Object.keys(wire.params({ fields: ['1'] }));
  const [columnsName] = Object.keys(wire.params({ columns: ['1'] }));
  const fields = Object.keys(params).flatMap((name) =>
    name === rowsName || name === fieldsName || name === columnsName || wire.owns(name, []) ? [] : [fieldOf(name, wire)],
  );
  const { filters = {}, page = 1, size = wire.pageSize ?? 10, sort = null, ...further } = wire.read(params, fields);
  const namesIn = (name: string | undefined) => {
    const given = name === undefined ? undefined : params[name];
    return typeof given === 'string' && given !== '' ? given.split(',') : undefined;
  };
  const [rows, columns] = [namesIn(rowsName), namesIn(columnsName)];
  return { ...further, filters, page, size, sort, ...(rows && { rows }), ...(columns && { columns }) };
}

function fieldOf(name: string, wire: ListWire): string {
  for (let end = 1; end < name.length; end += 1) {
    const field = name.slice(0, end);
    if (wire.owns(name, [field])) return field;
  }
  return name;
}
