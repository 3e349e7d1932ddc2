import { z } from 'zod';
import type { SharedTable } from './sharedTables.ts';

/** Who said it. The server writes it; what a client claims is not read. */
export interface Speaker {
  userId: string;
  name: string;
  pageId: string;
}

const Key = z.string().regex(/^[A-Za-z][\w-]{0,63}$/);
const Id = z.string().min(1).max(64);
const CaseId = z.string().regex(/^[\w-]{1,64}$/);
const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const Value = z.union([Scalar, z.array(Scalar).max(500)]);
const most = { columns: 200, rows: 200, name: /^[A-Za-z]\w{0,63}$/ };
const isSmall = (record: object) => Object.keys(record).length <= most.columns;
const Row = z.record(z.string().regex(most.name), Value).refine(isSmall);
/** Numbers of writes by column: which of two writes is the later one. */
const Times = z.record(z.string().regex(most.name), z.number().int().min(0).max(1e12)).refine(isSmall);

const Update = z.object({
  type: z.literal('update_vxe_table'),
  data: z.object({
    socketKey: Key,
    args: z.tuple([Row, CaseId]),
    /** Further rows of the same step; clients of JeecgBoot know one. */
    rows: z.array(Row).max(most.rows).optional(),
    live: z.object({ seq: z.number().int().min(0).max(1e12), at: z.array(Times).max(most.rows + 1) }).optional(),
  }),
});
const News = z.object({
  kind: z.enum(['hello', 'here', 'bye', 'saved']),
  caseId: CaseId,
  row: Id.nullable().optional(),
  column: Id.nullable().optional(),
  seq: z.number().int().min(0).max(1e12).optional(),
  rows: z.array(Id).max(500).optional(),
});
const Send = z.object({ type: z.literal('common_send_date'), data: z.object({ socketKey: Key, args: z.tuple([News]) }) });
const Beat = z.object({ type: z.literal('heart_beat') });
const Said = z.union([Beat, Update, Send]);

/** A message of a table socket, as far as it is one. @source TBL-13, jeecg-wire 4.9 */
export type TableMessage = z.infer<typeof Said>;

/** Reads what a client says; undefined for what is not a message of the wire: it is passed over. @source TBL-13 */
export function readTableMessage(text: string): TableMessage | undefined {
  try {
    return Said.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What others are told of it; undefined where nothing is left that may be told. */
export function relayed(
  message: Exclude<TableMessage, { type: 'heart_beat' }>,
  { table, from }: { table: SharedTable; from: Speaker },
): object | undefined {
  const { type, data } = message;
  const { socketKey } = data;
  if (type === 'common_send_date') return { type, data: { key: `live.${socketKey}`, socketKey, args: data.args, from } };
  const keep = <Given>(row: Readonly<Record<string, Given>>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name === 'id' || table.fields.has(name)));
  const all = [data.args[0], ...(data.rows ?? [])];
  if (all.some(({ id }) => (typeof id !== 'string' && typeof id !== 'number') || String(id).length > 64)) return undefined;
  const [first = {}, ...rows] = all.map(keep);
  if ([first, ...rows].every((row) => Object.keys(row).length < 2)) return undefined;
  const live = data.live && { seq: data.live.seq, at: data.live.at.map(keep) };
  return { type, data: { socketKey, args: [first, data.args[1]], ...(rows.length > 0 ? { rows } : {}), ...(live ? { live } : {}), from } };
}
