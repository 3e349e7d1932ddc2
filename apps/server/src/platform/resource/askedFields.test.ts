import { beforeAll, describe, expect, test } from 'vitest';
import { createSampleTable, sampleModule } from '../../../test/sampleModule.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { systemModule } from '../../modules/system/system.module.ts';

let server: TestServer;
const base = '/test/sample';

beforeAll(async () => {
  server = await testServer({ modules: [systemModule, sampleModule], shared: true });
  await createSampleTable(server.database);
  const keeper = server.as('keeper');
  for (const name of ['甲', '乙'])
    await keeper.post(`${base}/add`, { name, kind: '1', amount: 5, phone: '13800000001', photos: 'temp/2026/05/a.png', companyId: 'c1' });
});

const first = async (field: string | undefined, user = server.as('keeper')) => {
  const reply = await user.get(`${base}/list`, { field, column: 'name', order: 'asc' });
  expect(reply).toMatchObject({ status: 200, success: true });
  return reply.result.records[0] as Record<string, unknown>;
};

describe('fields that a list asks for', () => {
  test.each([
    ['one', 'name', ['id', 'name', 'version']],
    ['a coded one brings its text', 'kind', ['id', 'kind', 'kind_dictText', 'version']],
    ['by the name of its text', 'kind_dictText', ['id', 'kind', 'kind_dictText', 'version']],
    ['as the stock client writes them', 'id,,,name,kind_dictText,action', ['id', 'kind', 'kind_dictText', 'name', 'version']],
    ['names that every object knows', 'name,constructor,__proto__,toString', ['id', 'name', 'version']],
    ['of another table or column', 'name,tenantId,delFlag,secret', ['id', 'name', 'version']],
  ])('LIST-15 a list sends them and no others: %s', async (_case, field, expected) => {
    expect(Object.keys(await first(field)).toSorted()).toEqual(expected);
  });

  test.each([undefined, '', 'nothing', 'action,rowIndex'])('LIST-15 a list that names no field (%s) sends all', async (field) => {
    expect(Object.keys(await first(field)).length).toBeGreaterThan(15);
  });

  test('PERM-06 SEC-02 what is hidden, masked or signed stays so when it is asked for', async () => {
    await server.inTenant(0, (tx) => tx.execute('update test_sample set secret_fee = 500'));
    const clerk = server.as({ username: 'clerk', permissions: ['sample:list'] });
    const customer = server.as({ username: 'customer', userType: 2, cid: 'c1', permissions: ['sample:list'] });

    expect(await first('secretFee')).toMatchObject({ secretFee: 500 });
    expect(await first('secretFee', customer)).toMatchObject({ secretFee: null });
    expect(await first('phone', clerk)).toMatchObject({ phone: '138****0001' });
    expect(await first('photos', clerk)).toMatchObject({ photos: expect.stringMatching(/^temp\/2026\/05\/a\.png\?t=0&u=/) });
  });

  test('LIST-15 filters, orders and sums need not be among them', async () => {
    const reply = await server
      .as('keeper')
      .get(`${base}/list`, { field: 'kind', name: '乙', column: 'amount', order: 'desc', sums: '1', pageSize: 5 });

    expect(reply.result).toMatchObject({ total: 1, sums: { amount: 5 } });
    expect(reply.result.records[0]).not.toHaveProperty('name');
  });

  test('API-05 rows that forms of the stock client edit come whole, whatever its lists ask for', async () => {
    const reply = await server.as('keeper').get('/sys/role/list', { field: 'id,,roleName,action' });

    expect(reply.result.records[0]).toHaveProperty('roleCode');
    expect(reply.result.records[0]).toHaveProperty('description');
  });
});
