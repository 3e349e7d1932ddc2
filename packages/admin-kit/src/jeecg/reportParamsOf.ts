import type { PopupReportQuery } from '../popup-picker/popupReport.ts';

/**
 * What is asked of a report as JeecgBoot takes it: a range under `<field>_begin` and `<field>_end`, what the screen sets under `self_<param>`.
 *
 * @example const params = reportParamsOf({ page: 1, size: 10, filters: { name: 'a' }, params: {}, sort: null });
 * @source jeecg-wire 4.1
 */
export function reportParamsOf({ page, size, sort, filters, params }: PopupReportQuery): Record<string, string | number> {
  return {
    ...Object.fromEntries(
      Object.entries(filters).flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : ends(field, value))),
    ),
    ...Object.fromEntries(Object.entries(params).map(([name, value]) => [`self_${name}`, value])),
    ...(sort && { column: sort.column, order: sort.order }),
    pageNo: page,
    pageSize: size,
  };
}

const ends = (field: string, [begin, end]: readonly string[]): string[][] => [
  ...(begin ? [[`${field}_begin`, begin]] : []),
  ...(end ? [[`${field}_end`, end]] : []),
];
