import { address, type Client } from './client.ts';

/** Values that really occur, so that filters find rows. */
export interface Sample {
  notes: readonly Record<string, string | null>[];
  orders: readonly string[];
}

const list = '/shipping/hyShippingNote/list';

/** What a screen shows of waybills: ten columns. */
export const noteFields = [
  'shippingNoteNumber',
  'noteStatus',
  'orderNo',
  'customerName',
  'driverName',
  'vehicleNumber',
  'cargoName',
  'driverFee',
  'payState',
  'createTime',
];

/** Takes rows from all over the list. */
export async function sampleOf(client: Client): Promise<Sample> {
  const notes: Record<string, string | null>[] = [];
  for (const pageNo of [1, 3, 6, 9]) {
    const page = (await client.get(address(list, { pageNo, pageSize: 20 }))) as { records: Record<string, string | null>[] };
    notes.push(...page.records);
  }
  // Finished ones of other months, which the newest rows are not.
  const old = (await client.get(address(list, { pageNo: 2, pageSize: 40, noteStatus: '90' }))) as {
    records: Record<string, string | null>[];
  };
  notes.push(...old.records);
  return { notes, orders: [...new Set(notes.flatMap(({ orderId }) => orderId ?? []))] };
}

/** The first pages that are measured: the default order and every filter that has an index. @source freight-domain 8.5 */
export function listQueries({ notes, orders }: Sample): { name: string; paths: readonly string[]; budget: number }[] {
  const values = (field: string) => [...new Set(notes.flatMap((note) => note[field] ?? []))].slice(0, 40);
  const page = (query: Readonly<Record<string, string | number>>) => address(list, { pageNo: 1, pageSize: 20, ...query });
  const by = (field: string, name: string) => ({ name, paths: values(field).map((value) => page({ [field]: value })), budget: 150 });
  const months = Array.from({ length: 6 }, (_, back) => monthBefore(back + 1));
  const found = [
    { name: 'default order', paths: [page({})], budget: 150 },
    { name: 'default order, ascending', paths: [page({ column: 'createTime', order: 'asc' })], budget: 150 },
    {
      name: 'status',
      paths: ['15', '20', '40', '55', '60', '70', '75', '80', '90', '99'].map((noteStatus) => page({ noteStatus })),
      budget: 150,
    },
    {
      name: 'several statuses',
      paths: [page({ noteStatus_MultiString: '15,20,30,40' }), page({ noteStatus_MultiString: '80,90' })],
      budget: 150,
    },
    by('customerId', 'customer'),
    by('agentId', 'agent'),
    by('carrierId', 'carrier'),
    by('driverId', 'driver'),
    by('vehicleNumber', 'plate'),
    {
      name: 'plate prefix (Q3)',
      paths: values('vehicleNumber').map((plate) => page({ vehicleNumber: `${plate.slice(0, 2)}*` })),
      budget: 300,
    },
    by('shippingNoteNumber', 'note number'),
    {
      name: 'note number prefix',
      paths: values('shippingNoteNumber').map((number) => page({ shippingNoteNumber: `${number.slice(0, 10)}*` })),
      budget: 150,
    },
    { name: 'order', paths: orders.slice(0, 40).map((orderId) => page({ orderId })), budget: 150 },
    by('payState', 'pay state'),
    { name: 'month', paths: months.map(([from, to]) => page({ createTime_begin: from, createTime_end: to })), budget: 150 },
    {
      name: 'customer, status, month (Q2)',
      paths: values('customerId').map((customerId, index) =>
        page({ customerId, noteStatus: '90', createTime_begin: months[index % 6]![0], createTime_end: months[index % 6]![1] }),
      ),
      budget: 150,
    },
    {
      name: 'page 1,000 (Q4)',
      paths: [address(list, { pageNo: 250, pageSize: 20 }), address(list, { pageNo: 1000, pageSize: 20 })],
      budget: 800,
    },
    {
      name: 'status counts of a customer (Q5)',
      paths: values('customerId').map((customerId) => address('/shipping/hyShippingNote/statusCount', { customerId })),
      budget: 100,
    },
    { name: 'status counts of all (Q5)', paths: [address('/shipping/hyShippingNote/statusCount')], budget: 500 },
    { name: 'dashboard of 30 days', paths: [address('/dashboard/freight', { days: 30 })], budget: 800 },
    { name: 'dashboard of today', paths: [address('/dashboard/live')], budget: 150 },
    { name: 'screen of operations', paths: [address('/screen/hyScreen/data')], budget: 800 },
    { name: 'pending counts (Q6)', paths: [address('/hydriver/hyDriver/getDsXx')], budget: 50 },
    {
      name: 'detail (Q7)',
      paths: notes.slice(0, 40).map(({ id }) => address('/shipping/hyShippingNote/detail', { id: id ?? '' })),
      budget: 100,
    },
    {
      name: 'timeline (Q7)',
      paths: notes.slice(0, 40).map(({ id }) => address('/shipping/hyNoteEvent/list', { noteId: id ?? '' })),
      budget: 100,
    },
    ...paletteQueries(values),
  ];
  return found.filter(({ paths }) => paths.length > 0);
}

/** What the palette asks while somebody types, from two letters on: five rows of each kind that begin with the text, of vehicles those with it. */
function paletteQueries(values: (field: string) => readonly string[]) {
  const from = (start: string) => `${start}*`;
  const kinds = [
    { name: 'waybills', path: list, field: 'shippingNoteNumber', pattern: from },
    { name: 'orders', path: '/hyorder/hyOrder/list', field: 'orderNo', pattern: from },
    { name: 'vehicles', path: '/hyvehicle/hyVehicle/list', field: 'vehicleNumber', pattern: (part: string) => `*${part}*` },
    { name: 'drivers', path: '/hydriver/hyDriver/list', field: 'driverName', pattern: from },
    { name: 'customers', path: '/customer/hyCustomer/list', field: 'customerName', pattern: from },
  ];
  return kinds.map(({ name, path, field, pattern }) => {
    const typed = values(field).flatMap((value) => [2, 3, 6, 10].map((length) => value.slice(0, length)));
    return {
      name: `palette: ${name}`,
      paths: [...new Set(typed)].slice(0, 60).map((text) => address(path, { [field]: pattern(text), pageSize: 5 })),
      budget: 50,
    };
  });
}

/** First and last day of a month that lies some months back. */
function monthBefore(back: number): [string, string] {
  const now = new Date();
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return [
    day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))),
    day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 0))),
  ];
}
