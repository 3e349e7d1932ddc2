import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dateTime, entity, integer, numberCode, page, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A company that works in a world of its own: its people, data and roles. @source SYS-18, SESS-10, jeecg-wire 3.13 */
const Tenant = entity('tenant', {
  label: label('租户', 'Tenant'),
  required: {
    name: text(label('租户名称', 'Name'), { max: 100, filter: 'text', sortable: true }),
    id: integer(label('租户编号', 'Number'), { min: 1, max: 999_999_999, sortable: true, description: 'Chosen once, by hand.' }),
  },
  optional: {
    beginDate: dateTime(label('开始时间', 'From'), { description: 'Before it nobody of the tenant can sign in; empty means at once.' }),
    endDate: dateTime(label('结束时间', 'Until'), { description: 'From then on nobody of the tenant can sign in; empty means never.' }),
    status: numberCode('tenant_status', {
      label: label('状态', 'Status'),
      range: [0, 1],
      sortable: true,
      description: '1 active, 0 frozen; 1 when absent.',
    }),
  },
  computed: { people: integer(label('人数', 'People'), { description: 'People whose home it is.', derived: true }) },
});

const { list, queryById, add, edit, delete: remove, deleteBatch } = standardEndpoints(Tenant, 'tenant');
/**
 * Tenants are changed across tenants, and an answer is stored within one: these take no idempotency key. Repeating does no harm, as a
 * number is given once and an edit names its version.
 */
const withoutKey = <Kind extends object>({
  idempotent: _idempotent,
  ...endpoint
}: Kind & { idempotent?: unknown }): Omit<Kind, 'idempotent'> => endpoint as Omit<Kind, 'idempotent'>;
const number = z.coerce.number().int().min(0).max(999_999_999);

/** What adding a tenant takes. Without a first administrator nobody can sign in to it. */
const TenantAddInput = Tenant.add.extend({
  id: z.coerce
    .number()
    .int()
    .min(1)
    .max(999_999_999)
    .meta(Tenant.add.shape.id.meta() ?? {}),
  adminUsername: z
    .string()
    .max(64)
    .regex(/^[^\s,*!<>='"%\\/]*$/)
    .nullish(),
  adminPassword: z.string().max(200).nullish(),
});
const TenantEditInput = Tenant.edit.extend({ id: number });

/** A tenant as people choose one. */
export const TenantName = z.object({ id: z.int(), name: z.string() });

/** What adding a tenant takes. */
export type TenantAdd = z.output<typeof TenantAddInput>;
/** What editing one takes. */
export type TenantEdit = z.output<typeof TenantEditInput>;

/** @source SYS-18, jeecg-wire 3.13 */
export const tenantContract = contract('/sys/tenant', {
  about: { domain: 'system', name: 'tenant', entity: Tenant },
  endpoints: {
    list: { ...list, reply: page(Tenant.row) },
    queryById,
    add: { ...withoutKey(add), body: TenantAddInput },
    edit: { ...withoutKey(edit), body: TenantEditInput },
    delete: withoutKey(remove),
    deleteBatch: withoutKey(deleteBatch),
    queryList: {
      method: 'GET',
      path: '/queryList',
      auth: 'session',
      summary: label('可选租户', 'Tenants that the user may give to people'),
      query: z.object({ ids: z.string().max(4000).optional() }),
      reply: z.array(Tenant.row),
    },
    getCurrentUserTenant: {
      method: 'GET',
      path: '/getCurrentUserTenant',
      auth: 'session',
      summary: label('当前用户可进入的租户', 'Tenants that the user may work in'),
      reply: z.object({ list: z.array(TenantName), tenantId: z.int() }),
    },
  },
});
