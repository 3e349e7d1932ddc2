import { createListWire } from '../resource/list/listWire.ts';

/**
 * How a JeecgBoot server spells what is asked of a list. Links and saved views are spelled alike. The advanced query is encoded once more
 * than a query string needs, because the server decodes it twice.
 *
 * @example <ListWireContext value={jeecgLists}>…</ListWireContext>
 * @source jeecg-wire 1.8
 */
export const jeecgLists = createListWire({
  page: 'pageNo',
  size: 'pageSize',
  sort: 'column',
  order: 'order',
  fields: 'field',
  rows: 'selections',
  columns: 'exportFields',
  advanced: 'superQueryParams',
  advancedMatch: 'superQueryMatchType',
  endings: { in: '_MultiString', from: '_begin', to: '_end' },
  encode: (conditions) => encodeURI(conditions.toWellFormed()),
});
