import type { ListWire } from '../resource/list/listState.ts';

/**
 * How a JeecgBoot server spells the advanced query of a list: encoded once more than a query string needs, because it decodes it twice.
 *
 * @example <ListWireContext value={jeecgLists}>…</ListWireContext>
 * @source jeecg-wire 1.8
 */
export const jeecgLists: ListWire = {
  advanced: 'superQueryParams',
  advancedMatch: 'superQueryMatchType',
  encode: (conditions) => encodeURI(conditions.toWellFormed()),
};
