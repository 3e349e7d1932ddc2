import { orderFields, shippingNoteFields } from '@tarmac/freight-api/shipping';
import { address, type Client } from './client.ts';
import { noteFields } from './queries.ts';
import { type MeasuredQuery, wideQueries } from './wideQueries.ts';

type Fields = Readonly<Record<string, { filter?: string; sortable?: boolean; sensitive?: boolean; derived?: boolean }>>;

/** Fields that people search by a part of their text. */
const textsOf = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name]?.filter === 'text');

/** Fields that a heading offers to sort by. */
const sortedOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.sortable === true && fields[name]?.derived !== true);

/** Everything that the lists of waybills and orders offer to search by a part of and to sort by. */
export async function wideQueriesOf(client: Client, notes: number): Promise<MeasuredQuery[]> {
  const found: MeasuredQuery[] = [];
  for (const list of [
    {
      base: '/shipping/hyShippingNote',
      label: 'waybills',
      all: shippingNoteFields as Fields,
      fields: noteFields,
    },
    {
      base: '/hyorder/hyOrder',
      label: 'orders',
      all: orderFields as Fields,
      fields: [
        'orderNo',
        'status',
        'customerName',
        'shipperName',
        'cargoName',
        'totalWeight',
        'unitPrice',
        'feeTotal',
        'dispatchedVehicles',
        'createTime',
      ],
    },
  ]) {
    const { base, label, all, fields } = list;
    const sample: Record<string, string | null>[] = [];
    let total = 0;
    for (const pageNo of [1, 40, 400, 4000]) {
      const page = (await client.get(address(`${base}/list`, { pageNo, pageSize: 20 }))) as {
        records: Record<string, string | null>[];
        total: number;
      };
      sample.push(...page.records);
      total = page.total;
    }
    const rows = label === 'waybills' ? notes : total;
    found.push(...wideQueries({ base, label, fields, texts: textsOf(all), sorted: sortedOf(all), rows }, sample));
  }
  return found;
}
