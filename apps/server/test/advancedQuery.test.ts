import { beforeAll, expect, test } from 'vitest';
import { modules } from '../src/modules/index.ts';
import type { FieldMeta } from '../src/platform/contract/meta.ts';
import { testServer, type TestServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});

const lists = modules.flatMap((module) =>
  (module.routes ?? []).flatMap(({ contract }) => {
    const { list } = contract.endpoints;
    const fields = contract.about.entity?.fields;
    return list === undefined || fields === undefined ? [] : [{ address: `${contract.base}${list.path}`, fields }];
  }),
);

/** Lists that belong to one row, or whose columns come from several tables: their screens offer no advanced query. */
const plain: readonly string[] = [
  '/hysms/hyVerifyCode/list',
  '/sys/sysAnnouncementSend/list',
  '/sys/sysAnnouncementSend/getMyAnnouncementSend',
  '/sys/user/queryByOrgCodeForAddressList',
  '/shipping/hyNoteEvent/list',
];
/** Who wrote a row is not told where rows come from several tables, and stands in no column there. */
const unsigned = ['/sys/tenant/list', '/sys/user/guestList'];
const signatures = ['createBy', 'updateBy', 'sysOrgCode'];

/** A condition that suits the field, as the builder of the screens makes it. */
function conditionOf(field: string, { kind, sensitive }: FieldMeta) {
  const isNumber = kind === 'money' || kind === 'quantity' || kind === 'integer';
  if (sensitive) return { field, rule: 'eq', val: 'x' };
  if (kind === 'date') return { field, rule: 'ge', val: '2026-01-01' };
  if (kind === 'dateTime') return { field, rule: 'le', val: '2026-01-01 00:00:00' };
  return isNumber ? { field, rule: 'gt', val: '1200' } : { field, rule: 'eq', val: '1' };
}

test.each(lists.filter(({ address }) => !plain.includes(address)).map((one) => [one.address, one.fields] as const))(
  'LIST-04 every field of %s that is stored can be asked for in its advanced query',
  async (address, fields) => {
    const names = Object.entries(fields).flatMap(([name, { kind, derived }]) =>
      derived || (unsigned.includes(address) && signatures.includes(name)) || kind === 'files' || kind === 'json' ? [] : [name],
    );
    const refused: string[] = [];
    for (const name of names) {
      const query = encodeURIComponent(JSON.stringify([conditionOf(name, fields[name]!)]));
      const { status, message } = await server.as('boss').get(address, { superQueryParams: query, superQueryMatchType: 'and' });
      if (status !== 200) refused.push(`${name}: ${message}`);
    }
    expect(refused).toEqual([]);
  },
);
