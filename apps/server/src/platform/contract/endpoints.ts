import { z } from 'zod';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { AnyEntity } from './entity.ts';
import { Id } from './fields.ts';
import type { AnyStateMachine } from './states.ts';

/** Methods of the wire. Some addresses answer two (a stock client's PUT and the specification's POST). */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One address of the wire: who may call it, what it takes and what it answers. */
export interface Endpoint {
  method: Method | readonly [Method, ...Method[]];
  /** Below the contract's base; `:name` marks a parameter. */
  path: string;
  summary: LocalizedText;
  /**
   * Who may call it: anybody (`public`), anybody, who acts as themselves when they are signed in (`optional`), or who is signed in
   * (`session`). Anything else names a permission.
   */
  auth?: 'public' | 'optional' | 'session';
  permission?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  reply: z.ZodType;
  /** `file` answers bytes, `upload` takes multipart, `raw` answers JSON as it stands, as Spring's actuator does; all else is JSON in an envelope. */
  content?: 'json' | 'file' | 'upload' | 'raw';
  /** Whether an `Idempotency-Key` must or may come with the call. Absent: no state changes, or repeating is harmless. */
  idempotent?: 'required' | 'accepted';
  /**
   * Its rules may be asked without acting: together with what the schema refuses, so that one answer tells all, and by a call with
   * `X-Check-Only`. The handler then runs in a transaction that is rolled back, so whatever it does must lie within that.
   */
  checkable?: true;
  /** What comes with it is not written to the operation log, which cannot tell a secret among fields that people named. */
  isUnlogged?: true;
  /** A file that may take long: with `later=1` in its query it is made in the background, and the answer says so with status 202. */
  later?: true;
  /** A list that can be ordered by several columns: `column=a,b` with `order=asc,desc`. */
  severalOrders?: boolean;
  /** Envelope code of success; JeecgBoot mixes both. */
  code?: 0 | 200;
  /** Envelope message of success. */
  message?: string;
  errors?: readonly string[];
}

/** Query of every list; filters by field name stand beside these and are compiled by `platform/query`. */
export const ListQuery = z.looseObject({
  /** Clients that count the pages left after a removal ask for page 0: they mean the first. */
  pageNo: z.coerce
    .number()
    .int()
    .transform((page) => Math.max(1, page))
    .optional(),
  pageSize: z.coerce.number().int().min(-1).max(500).optional(),
  column: z.string().max(500).optional(),
  order: z.string().max(60).optional(),
  field: z.string().max(5000).optional(),
  superQueryParams: z.string().max(20_000).optional(),
  superQueryMatchType: z.enum(['and', 'or']).optional(),
  /** '1' also adds up the entity's sum fields over the whole filtered list; 'only' answers these alone, without rows. */
  sums: z.enum(['0', '1', 'only']).optional(),
  /** '1' counts a long list exactly instead of estimating it. */
  exactTotal: z.enum(['0', '1']).optional(),
});

/** Query of one row by its id. */
export const IdQuery = z.object({ id: Id });
/** A page of rows as MyBatis-Plus names it. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({
    records: z.array(row),
    total: z.int(),
    size: z.int(),
    current: z.int(),
    pages: z.int(),
    /** Totals over the whole filtered list, by field. */
    sums: z.record(z.string(), z.int()).optional(),
    /** Adding up took too long, and was given up. */
    sumsTooSlow: z.boolean().optional(),
    /** The list is so long that `total` is an estimate. */
    totalEstimated: z.boolean().optional(),
    /** Fields that this reader may neither filter, order nor add up, because they are not shown on every row. */
    hiddenFields: z.array(z.string()).optional(),
  });

/** Result of an action on several rows: each succeeds or fails on its own. */
export const BatchResult = z
  .object({
    success: z.array(z.string()),
    fail: z.array(z.object({ id: z.string(), code: z.int().nullable(), message: z.string() })),
  })
  .meta({ id: 'BatchResult' });

/** The endpoints below one base address, with what the generator needs to know about them. */
export interface Contract<Endpoints extends Record<string, Endpoint> = Record<string, Endpoint>> {
  base: string;
  endpoints: Endpoints;
  about: ContractAbout;
}

/** Where the generated client puts a contract. */
export interface ContractAbout {
  /** Door of the client: `fleet`, `shipping` … */
  domain: string;
  /** Name of the resource, also of its generated file: `shippingNote`. */
  name: string;
  entity?: AnyEntity;
  states?: AnyStateMachine;
  /** Entities that appear in replies beside the main one. */
  further?: readonly AnyEntity[];
  /** Several people may edit its rows in one table and see each other: its list permission hears, its edit permission speaks. @source TBL-13 */
  isShared?: boolean;
  /** Further bases below which the same endpoints answer: clients of other versions call them there. @source jeecg-wire Appendix A */
  alsoAt?: readonly string[];
}

/** Declares the endpoints of a resource. Each names a permission, `public`, `optional` or `session`; it throws where one does not. */
export function contract<const Endpoints extends Record<string, Endpoint>>(
  base: string,
  { about, endpoints }: { about: ContractAbout; endpoints: Endpoints },
): Contract<Endpoints> {
  for (const [name, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
    if ((endpoint.auth === undefined) === (endpoint.permission === undefined))
      throw new Error(`${base} ${name}: name exactly one of auth and permission`);
  }
  return { base, about, endpoints };
}
