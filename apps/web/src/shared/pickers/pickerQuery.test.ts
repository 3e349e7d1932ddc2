import { readdirSync, readFileSync } from 'node:fs';
import type { ListParams, Narrowing } from '@tarmac/admin-kit/resource';
import { expect, test } from 'vitest';
import { approved, dispatchable } from './dispatchable.ts';
import { fromPlace, ofParties } from './narrowings.ts';
import { toCarry } from './nearby.ts';
import { pickerQuery, withIds } from './pickerQuery.ts';

const agentOrder = { customerId: 'c1', agentId: 'a1', orderMode: '3' };
const ownOrder = { ...agentOrder, orderMode: '1' };
const place = { sendLng: 118.7, sendLat: 36.8 };

test.each<[string, Narrowing, ListParams]>([
  ['nothing more', { filter: approved }, { state: '2' }],
  ['a text', { filter: { ...approved, customerName: { contains: '远航' } } }, { state: '2', customerName: '*远航*' }],
  ['ids', { filter: withIds(['1', '2']) }, { id_MultiString: '1,2' }],
  ['one id', { filter: withIds(['1']) }, { id_MultiString: '1' }],
  [
    'several codes',
    { filter: { ...dispatchable, kind: { in: ['B11', 'B12'] } } },
    { state: '2', blacklist: '0', kind_MultiString: 'B11,B12' },
  ],
  ['one party', ofParties('customerId')(ownOrder), { customerId_MultiString: 'c1' }],
  ['both parties', ofParties('customerId')(agentOrder), { customerId_MultiString: 'c1,a1' }],
  ['both parties of a contract', ofParties('partyId')(agentOrder), { partyId_MultiString: 'c1,a1' }],
  ['no party', ofParties('customerId')({ customerId: '', agentId: 'a1', orderMode: '1' }), {}],
  ['the loading place', fromPlace(place), { lng: 118.7, lat: 36.8 }],
  ['no loading place', fromPlace({ sendLng: 118.7, sendLat: null }), {}],
  [
    'the loading place and the weight',
    {
      filter: { vehicleNumber: { contains: '鲁' } },
      parameters: { ...fromPlace(place).parameters, ...toCarry({ plannedWeight: 32_000 }) },
    },
    { vehicleNumber: '*鲁*', lng: 118.7, lat: 36.8, weight: 32_000 },
  ],
])('POP-01 LIST-03 a picker asks the server for %s in its words', (_what, narrowing, params) =>
  expect(pickerQuery(narrowing, 100)).toEqual({ ...params, pageSize: 100 }),
);

test('KIT-01 pickers speak of filters: only the wire knows how the server spells them', () => {
  const source = new URL('../../', import.meta.url);
  const spelled = /_MultiString|\w_begin\b|\w_end\b|\bpageNo\b|\bpageSize\b|superQuery|`\*\$\{/;
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, source), 'utf8') }))
    .filter(({ path, text }) => path.startsWith('shared/pickers/') || /\bdefinePicker\b|\bRowPickerDialog\b|\bpickerQuery\b/.test(text));

  expect(files.filter(({ text }) => spelled.test(text)).map(({ path }) => path)).toEqual([]);
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['shared/pickers/entityPickers.ts', 'shared/party/BankPicker.tsx', 'features/shipping/order/crewBook.ts']),
  );
});
