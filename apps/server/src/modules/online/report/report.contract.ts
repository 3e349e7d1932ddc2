import { z } from 'zod';
import { contract, type Endpoint } from '../../../platform/contract/index.ts';

const Text = z.string().max(200);

/** A column as stock clients draw it. @source jeecg-wire 4.1 */
const ReportColumn = z
  .object({
    title: z.string(),
    dataIndex: z.string(),
    align: z.string(),
    sorter: z.boolean(),
    /** Key of `dictOptions`. */
    customRender: z.string().nullable(),
    fieldType: z.string(),
    /** Pixels; null leaves it to the client. */
    fieldWidth: z.int().nullable(),
    /** Not shown, and still part of every row. */
    hidden: z.boolean(),
  })
  .meta({ id: 'ReportColumn' });

/** What a report is made of. @source jeecg-wire 4.1 */
export const ReportColumns = z
  .object({
    cgRpConfigId: z.string(),
    cgRpConfigName: z.string(),
    columns: z.array(ReportColumn),
    dictOptions: z.record(z.string(), z.array(z.object({ value: z.string(), text: z.string() }))),
  })
  .meta({ id: 'ReportColumns' });

/** A search field of a report. @source jeecg-wire 4.1 */
export const ReportQueryItem = z
  .object({
    field: z.string(),
    label: z.string(),
    view: z.enum(['text', 'number', 'date', 'datetime', 'list']),
    /** `group` is a range and sends `<field>_begin` and `<field>_end`. */
    mode: z.enum(['single', 'group']),
    /** `1` stands in the folded part. */
    hidden: z.enum(['0', '1']),
    dictCode: z.string().nullable(),
  })
  .meta({ id: 'ReportQueryItem' });

const ReportRows = z
  .object({
    total: z.int(),
    /** Cells by field name. */
    records: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  })
  .meta({ id: 'ReportRows' });

const byId = {
  method: 'GET',
  // Which permission it takes is written in each report.
  auth: 'session',
  params: z.object({ cgRpConfigId: z.string().max(36) }),
  errors: ['NotFound', 'Forbidden'],
} as const satisfies Partial<Endpoint>;

/** Reports at run time, as popup pickers ask for them. @source POP-04, jeecg-wire 4.1 */
export const reportContract = contract('/online/cgreport/api', {
  about: { domain: 'online', name: 'report' },
  endpoints: {
    getRpColumns: {
      ...byId,
      path: '/getRpColumns/:code',
      summary: { zh: '报表列', en: 'Columns of a report' },
      params: z.object({ code: z.string().max(100) }),
      reply: ReportColumns,
    },
    getQueryInfo: {
      ...byId,
      path: '/getQueryInfo/:cgRpConfigId',
      summary: { zh: '报表查询条件', en: 'Search fields of a report' },
      reply: z.array(ReportQueryItem),
    },
    getData: {
      ...byId,
      path: '/getData/:cgRpConfigId',
      summary: { zh: '报表数据', en: 'Rows of a report' },
      query: z
        .looseObject({
          pageNo: z.coerce.number().int().min(1).max(100_000).optional(),
          pageSize: z.coerce.number().int().min(1).max(1000).optional(),
          column: Text.optional(),
          order: z.string().max(10).optional(),
        })
        .meta({ description: 'Search fields stand beside these by name, parameters as `self_<name>`.' }),
      reply: ReportRows,
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
  },
});
