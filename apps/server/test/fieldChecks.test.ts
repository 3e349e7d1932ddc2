import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { fieldKey, type FieldMeta } from '../src/platform/contract/meta.ts';
import { testServer, type TestServer } from './testServer.ts';

/** Every field that a form may be made of. */
const fields: FieldMeta[] = [];
JSON.parse(readFileSync(new URL('../../../packages/freight-api/openapi.json', import.meta.url), 'utf8'), (key, value: unknown) => {
  if (key === fieldKey) fields.push(value as FieldMeta);
  return value;
});
const unique = [...new Map(fields.flatMap(({ unique: one }) => (one ? [[`${one.table}.${one.column}`, one] as const] : []))).values()];
const rules = [...new Set(fields.flatMap(({ checkRule }) => checkRule ?? []))];

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});

test('VAL-02 whatever a field says is unique may be asked about', async () => {
  const user = server.as({ username: 'asks', permissions: [] });
  const ask = ({ table, column }: { table: string; column: string }) =>
    user.get('/sys/duplicate/check', { tableName: table, fieldName: column, fieldVal: 'nobody has this' });

  expect(unique.map(({ table, column }) => `${table}.${column}`)).toEqual(
    expect.arrayContaining([
      'hy_driver.id_no',
      'hy_driver.phone',
      'hy_vehicle.vehicle_number',
      'hy_customer.uscc',
      'hy_customer.customer_name',
      'hy_carrier.uscc',
      'hy_customer_user.username',
      'hy_customer_user.phone',
      'hy_bank_card.card_no',
      'hy_company_account.account_no',
      'sys_user.username',
    ]),
  );
  for (const column of unique) expect(await ask(column), column.table).toMatchObject({ success: true, message: '该值可用！' });
});

test('VAL-02 SYS-13 every rule that a field names is there, also where a tenant stored none', async () => {
  const user = server.as({ username: 'asks', permissions: [], tenantId: 2 });

  expect(rules).toContain('position_code');
  for (const ruleCode of rules)
    expect(await user.get('/sys/checkRule/checkByCode', { ruleCode, value: 'A1' }), ruleCode).toMatchObject({ success: true });
  expect(await user.get('/sys/checkRule/checkByCode', { ruleCode: 'constructor', value: 'A1' })).toMatchObject({ message: '该编码不存在' });
});
