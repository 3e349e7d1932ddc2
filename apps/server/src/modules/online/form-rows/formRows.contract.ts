import { z } from 'zod';
import { BatchResult, contract, type Endpoint, Id, ListQuery, standardEndpoints } from '../../../platform/contract/index.ts';
import { AnyRow } from './anyRow.ts';

const params = z.object({ formId: Id });

/** A row by field name. Sub-tables stand in it by their table name: a list, or for one-to-one a row or null. */
const Row = z.record(z.string(), z.unknown()).meta({ id: 'OnlineRow' });
/** What is stored of a row: its fields, and rows of sub-tables by table name. Sub-tables that are not named stay as they are. */
const RowInput = z.record(z.string().max(63), z.unknown()).meta({ id: 'OnlineRowInput' });

const Page = z
  .object({
    records: z.array(Row),
    total: z.int(),
    size: z.int(),
    current: z.int(),
    pages: z.int(),
    sums: z.record(z.string(), z.number()).optional(),
    sumsTooSlow: z.boolean().optional(),
    totalEstimated: z.boolean().optional(),
    hiddenFields: z.array(z.string()).optional(),
  })
  .meta({ id: 'OnlineRowPage' });

const standard = standardEndpoints(AnyRow, 'online');

/** An endpoint as hand-made resources have it, of the form that the address names. Which permission it takes, the form says. */
function below<const One extends Endpoint>({ permission: _permission, ...endpoint }: One) {
  return {
    ...endpoint,
    path: `/:formId${endpoint.path}`,
    auth: 'session',
    params,
  } as unknown as Omit<One, 'permission' | 'path'> & { path: string; auth: 'session'; params: typeof params };
}

/** Rows of online forms, below the id of their form, in the shape that every resource here has. @source ONL */
export const formRowsContract = contract('/online/cgform/rows', {
  about: { domain: 'online', name: 'formRows' },
  endpoints: {
    list: { ...below(standard.list), query: ListQuery, reply: Page, errors: ['NotFound', 'Forbidden'] },
    queryById: { ...below(standard.queryById), reply: Row, errors: ['NotFound', 'Forbidden'] },
    add: { ...below(standard.add), body: RowInput, isUnlogged: true, reply: Row, errors: ['NotFound', 'Forbidden', 'InvalidInput'] },
    edit: {
      ...below(standard.edit),
      body: RowInput,
      isUnlogged: true,
      reply: Row,
      errors: ['NotFound', 'Forbidden', 'Conflict', 'InvalidInput'],
    },
    delete: below(standard.delete),
    deleteBatch: { ...below(standard.deleteBatch), reply: BatchResult },
    exportXls: below(standard.exportXls),
    importExcel: below(standard.importExcel),
    importTemplate: below(standard.importTemplate),
    importColumns: below(standard.importColumns),
    checkRows: { ...below(standard.checkRows), isUnlogged: true },
    importRows: { ...below(standard.importRows), isUnlogged: true },
  },
});
