import type { Command } from '@tarmac/admin-kit/command-palette';
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
  /** Rows that begin with the text: indexes serve it, whatever there is. Plates are found by any part of theirs, as their list does. */
  find: (start: string, options: { signal: AbortSignal }) => Promise<readonly { id: string; title: string; hint: string; href: string }[]>;
}

const to = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query).toString()}`;
const [noteApi, orderApi, vehicleApi, driverApi, customerApi] = [
  createShippingNoteApi(client),
  createOrderApi(client),
  createVehicleApi(client),
  createDriverApi(client),
  createCustomerApi(client),
];

const findings: readonly Finding[] = [
  {
    key: 'note',
    group: groups.notes,
    permission: 'shipping:list',
    find: async (start, options) =>
      (await noteApi.list({ shippingNoteNumber: `${start.toUpperCase()}*`, pageSize: most }, options)).records.map((row) => ({
        id: row.id,
        title: row.shippingNoteNumber ?? '',
        hint: [row.vehicleNumber, row.driverName].filter(Boolean).join(' · '),
        href: `/shipping/detail/${row.id}`,
      })),
  },
  {
    key: 'order',
    group: groups.orders,
    permission: 'order:list',
    find: async (start, options) =>
      (await orderApi.list({ orderNo: `${start.toUpperCase()}*`, pageSize: most }, options)).records.map((row) => ({
        id: row.id,
        title: row.orderNo ?? '',
        hint: row.customerName ?? '',
        href: to('/wlhy/hyorder/HyOrderList', { orderNo: row.orderNo ?? '' }),
      })),
  },
  {
    key: 'vehicle',
    group: groups.vehicles,
    permission: 'vehicle:list',
    find: async (start, options) =>
      (await vehicleApi.list({ vehicleNumber: `*${start.toUpperCase()}*`, pageSize: most }, options)).records.map((row) => ({
        id: row.id,
        title: row.vehicleNumber ?? '',
        hint: '',
        href: to('/wlhy/hyvehicle/HyVehicleList', { vehicleNumber: row.vehicleNumber ?? '' }),
      })),
  },
  {
    key: 'driver',
    group: groups.drivers,
    permission: 'driver:list',
    find: async (start, options) =>
      (await driverApi.list({ driverName: `${start}*`, pageSize: most }, options)).records.map((row) => ({
        id: row.id,
        title: row.driverName ?? '',
        hint: row.carrierName ?? '',
        href: to('/wlhy/hydriver/HyDriverList', { driverName: row.driverName ?? '' }),
      })),
  },
  {
    key: 'customer',
    group: groups.customers,
    permission: 'customer:list',
    find: async (start, options) =>
      (await customerApi.list({ customerName: `${start}*`, pageSize: most }, options)).records.map((row) => ({
        id: row.id,
        title: row.customerName ?? '',
        hint: '',
        href: to('/wlhy/hycustomer/HyCustomerList', { customerName: row.customerName ?? '' }),
      })),
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
