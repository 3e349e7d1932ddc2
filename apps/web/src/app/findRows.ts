import type { Command } from '@tarmac/admin-kit/command-palette';
import { toText } from '@tarmac/admin-kit/field';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import { createCustomerApi } from '@tarmac/freight-api/customers';
import { createDriverApi, createVehicleApi } from '@tarmac/freight-api/fleet';
import { createOrderApi, createShippingNoteApi } from '@tarmac/freight-api/shipping';
import { defineTexts } from '../shared/texts/defineTexts.ts';
import { client } from '../shared/session/session.ts';

/** Rows of each kind at most. */
const most = 5;
/** What is shorter begins too much. */
const leastLetters = 2;

const groups = defineTexts({
  notes: { zh: '运单', en: 'Waybills' },
  orders: { zh: '订单', en: 'Orders' },
  vehicles: { zh: '车辆', en: 'Vehicles' },
  drivers: { zh: '司机', en: 'Drivers' },
  customers: { zh: '客户', en: 'Customers' },
});

interface Finding {
  key: string;
  group: LocalText;
  permission: string;
  find: (start: string, options: { signal: AbortSignal }) => Promise<readonly { id: string; title: string; hint: string; href: string }[]>;
}

interface Listed<Row> {
  list: (query: Record<string, string | number>, options: { signal: AbortSignal }) => Promise<{ records: readonly Row[] }>;
}

interface Search<Row> {
  /** What is looked through, and names what was found. */
  field: keyof Row & string;
  /** What the list is asked for. Indexes serve beginnings, whatever there is; plates are found by any part of theirs, as their list does. */
  pattern: (start: string) => string;
  hint?: (row: Row) => string;
  /** A page of the row's own, or the list in which it is searched for. */
  opens: ((row: Row) => string) | string;
}

/** Looks through one field of a list. */
function finder<Row extends { id: string }>(api: Listed<Row>, { field, pattern, hint, opens }: Search<Row>): Finding['find'] {
  const hrefOf = (row: Row, title: string) =>
    typeof opens === 'string' ? `${opens}?${new URLSearchParams({ [field]: title }).toString()}` : opens(row);
  return async (start, options) =>
    (await api.list({ [field]: pattern(start), pageSize: most }, options)).records.map((row) => {
      const title = toText(row[field]);
      return { id: row.id, title, hint: hint?.(row) ?? '', href: hrefOf(row, title) };
    });
}

const numberFrom = (start: string) => `${start.toUpperCase()}*`;
const nameFrom = (start: string) => `${start}*`;

const findings: readonly Finding[] = [
  {
    key: 'note',
    group: groups.notes,
    permission: 'shipping:list',
    find: finder(createShippingNoteApi(client), {
      field: 'shippingNoteNumber',
      pattern: numberFrom,
      hint: (row) => [row.vehicleNumber, row.driverName].filter(Boolean).join(' · '),
      opens: (row) => `/shipping/detail/${row.id}`,
    }),
  },
  {
    key: 'order',
    group: groups.orders,
    permission: 'order:list',
    find: finder(createOrderApi(client), {
      field: 'orderNo',
      pattern: numberFrom,
      hint: (row) => row.customerName ?? '',
      opens: '/wlhy/hyorder/HyOrderList',
    }),
  },
  {
    key: 'vehicle',
    group: groups.vehicles,
    permission: 'vehicle:list',
    find: finder(createVehicleApi(client), {
      field: 'vehicleNumber',
      pattern: (part) => `*${part.toUpperCase()}*`,
      opens: '/wlhy/hyvehicle/HyVehicleList',
    }),
  },
  {
    key: 'driver',
    group: groups.drivers,
    permission: 'driver:list',
    find: finder(createDriverApi(client), {
      field: 'driverName',
      pattern: nameFrom,
      hint: (row) => row.carrierName ?? '',
      opens: '/wlhy/hydriver/HyDriverList',
    }),
  },
  {
    key: 'customer',
    group: groups.customers,
    permission: 'customer:list',
    find: finder(createCustomerApi(client), { field: 'customerName', pattern: nameFrom, opens: '/wlhy/hycustomer/HyCustomerList' }),
  },
];

/** What a person may look for, and how what was found is opened. */
export interface FindRowsContext {
  can: (permission: string) => boolean;
  localize: (text: LocalText) => string;
  open: (href: string) => void;
}

/** Waybills, orders, vehicles, drivers and customers whose number or name begins with a text; of each kind that the person may list. */
export async function findRows(
  typed: string,
  { signal, findRowsContext: { can, localize, open } }: { signal: AbortSignal; findRowsContext: FindRowsContext },
): Promise<Command[]> {
  // In a pattern they are signs.
  const start = typed.replaceAll(/[*,!]/g, '');
  if (start.length < leastLetters) return [];
  const found = await Promise.allSettled(
    findings
      .filter(({ permission }) => can(permission))
      .map(async ({ key, group, find }) =>
        (await find(start, { signal })).map(({ id, title, hint, href }): Command => ({
          id: `${key}:${id}`,
          title,
          group: localize(group),
          ...(hint === '' ? {} : { hint }),
          run: () => open(href),
        })),
      ),
  );
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
