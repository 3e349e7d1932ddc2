import { modules } from '../src/modules/index.ts';
import { methodsOf, type Endpoint } from '../src/platform/contract/index.ts';
import { readWorkbookText } from './readWorkbookText.ts';
import type { TestClient } from './testServer.ts';

/** One call that reads. */
export interface Read {
  path: string;
  query: Readonly<Record<string, string>>;
}

type Schema = { safeParse(value: unknown): { success: boolean } };
type Values = Readonly<Record<string, readonly string[]>>;

/** What calls ask for besides rows. */
const given: Values = {
  month: ['2026-06'],
  begin: ['2026-06-01'],
  end: ['2026-06-30'],
  from: ['2026-06-01'],
  to: ['2026-06-30'],
  name: ['freight', 'person', 'collection'],
  by: ['customer', 'agent', 'time', 'driver', 'captain', 'dispatcher', 'payee', 'bank'],
  beginTime: ['2026-06-01 00:00:00'],
  endTime: ['2026-06-03 00:00:00'],
  ownerType: ['customer', 'driver', 'carrier', 'company'],
  of: ['pay', 'examine'],
  sendAdcode: ['610881'],
  receiveAdcode: ['130209'],
  orderMode: ['3'],
  priceMode: ['1'],
  unitPrice: ['900000'],
  fieldName: ['unitPrice', 'customerUnitPrice', 'agentFee', 'serviceRate', 'extraFee', 'deduction'],
  sums: ['1'],
};

/** What clients of other versions do by GET, and sheets to fill in, which hold no rows. */
const acts = /logout|Release|Reovke|clear|reflesh|pause|resume|execute|download\/|importTemplate|importColumns/i;

/** Parameters that name a row. */
const isRow = /^ids?$|Id$/;

const reading = modules.flatMap((module) =>
  (module.routes ?? []).flatMap(({ contract }) =>
    Object.values(contract.endpoints)
      .filter((endpoint) => methodsOf(endpoint).includes('GET') && !acts.test(endpoint.path))
      .map((endpoint) => ({ base: contract.base, endpoint })),
  ),
);

/**
 * All calls of the contract that read: each as it is, and about each row that its list shows to `reader`.
 *
 * @param named rows that parameters such as `noteId` name, where a list of the same address does not have them
 */
export async function everyRead(reader: TestClient, named: Values): Promise<Read[]> {
  const listed = new Map<string, string[]>();
  for (const { base, endpoint } of reading) {
    if (endpoint.path !== '/list' || listed.has(base)) continue;
    const { result } = await reader.get(`${base}/list`, { pageSize: 500 });
    const { records = [] } = (result ?? {}) as { records?: { id?: string }[] };
    listed.set(base, records.flatMap(({ id }) => (id === undefined ? [] : [id])).slice(0, base.startsWith('/sys') ? 3 : 20));
  }
  return reading.flatMap(({ base, endpoint }) => readsOf(base, { endpoint, values: { ...given, ...named, id: listed.get(base) ?? [] } }));
}

/** Calls with what must be asked for, and with each name of a row besides. */
function readsOf(base: string, { endpoint, values }: { endpoint: Endpoint; values: Values }): Read[] {
  const shape = (endpoint.query?.shape ?? {}) as Readonly<Record<string, Schema>>;
  const names = Object.keys(shape);
  const needed = names.filter((name) => !shape[name]!.safeParse(undefined).success);
  const rows = names.filter(
    (name) =>
      !needed.includes(name) &&
      (name === 'sums' || name === 'by' || name === 'ownerType' || (isRow.test(name) && values[name] !== undefined)),
  );
  const parameters = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const sets = [needed, ...rows.map((name) => [...needed, name]), ...(rows.length > 1 ? [[...needed, ...rows]] : [])];
  return sets.flatMap((set) =>
    combinations(
      [...new Set([...set, ...parameters])].map((name) => [name, values[name] ?? (isRow.test(name) ? (values['id'] ?? []) : [])]),
    ).map((query) => ({
      path: `${base}${endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => query[name] ?? '')}`,
      query: Object.fromEntries(Object.entries(query).filter(([name]) => !parameters.includes(name))),
    })),
  );
}

/** Every choice of one value per name. */
const combinations = (values: readonly (readonly [string, readonly string[]])[]): Record<string, string>[] =>
  values.reduce<Record<string, string>[]>(
    (made, [name, some]) => made.flatMap((one) => some.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

/** What a person is told by a call, sheets as text; '' where it is refused. */
export async function told(client: TestClient, { path, query }: Read): Promise<string> {
  const { status, headers, body } = await client.download(path, query);
  if (status !== 200) return '';
  return String(headers['content-type']).includes('spreadsheet') ? readWorkbookText(body) : body.toString('utf8');
}
