import { beforeAll, expect, test } from 'vitest';
import { modules } from '../src/modules/index.ts';
import { uniqueKeys } from '../src/platform/resource/repeatedRows.ts';
import { vehicleResource } from '../src/modules/fleet/vehicle/vehicle.service.ts';
import { openNoteSite, type NoteSite } from './noteSite.ts';

let site: NoteSite;
beforeAll(async () => void (site = await openNoteSite()));

interface Column {
  name: string;
  unique: boolean;
  uniqueWith?: string[];
}

test('IMP-01 whatever is imported says which of its values two rows of a file may not share', async () => {
  const bases = modules.flatMap(({ routes = [] }) =>
    routes.flatMap(({ contract }) => ('importColumns' in contract.endpoints ? [contract.base] : [])),
  );
  const keys: Record<string, string[]> = {};
  for (const base of bases) {
    const { result } = await site.server.as('admin').get(`${base}/importColumns`);
    const unique = ((result ?? []) as Column[]).filter((column) => column.unique);
    keys[base] = unique.map(({ name, uniqueWith = [] }) => [name, ...uniqueWith].join('+'));
  }

  expect(keys).toMatchObject({
    '/hydriver/hyDriver': ['idNo', 'phone'],
    '/hyvehicle/hyVehicle': ['vehicleNumber+plateColor'],
    '/hycarrier/hyCarrier': ['carrierName', 'uscc'],
    '/customer/hyCustomer': ['customerName', 'uscc', 'idNo'],
    '/hyorder/hyOrder': ['originalDocumentNumber+customerId'],
  });
});

test('IMP-01 an index over some rows alone is not a rule for all of them', () => {
  expect(uniqueKeys(vehicleResource.kind, { table: vehicleResource.table, columns: ['vehicleNumber'] })).toEqual([]);
  expect(uniqueKeys(vehicleResource.kind, { table: vehicleResource.table, columns: ['plateColor', 'vehicleNumber'] })).toEqual([
    { names: ['vehicleNumber', 'plateColor'], at: 'vehicleNumber' },
  ]);
});

test('IMP-01 a line that repeats an earlier one of its file is told so by its number, in both languages', async () => {
  const position = (row: number, code: string) => ({ row, cells: { name: '调度员', code, postRank: '中级' } });
  const rows = [position(2, 'repeated_01'), position(3, 'other_01'), position(4, 'repeated_01')];
  const check = async (language: string) =>
    (await site.server.as('admin').post('/sys/position/checkRows', { rows }, { 'accept-language': language })).result.errors.filter(
      ({ name }: { name: string | null }) => name === 'code',
    );

  expect(await check('zh-CN')).toMatchObject([{ row: 4, reason: '与第2行重复' }]);
  expect(await check('en-US')).toMatchObject([{ row: 4, reason: 'Duplicate of row 2' }]);
});
