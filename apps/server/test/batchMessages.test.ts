import { beforeAll, expect, test } from 'vitest';
import { buildFreight, expectDone } from './freight.ts';
import { testServer, type TestServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});
const unknown = ['0'.repeat(32), '1'.repeat(32)];
const remove = (ids: readonly string[], locale = 'zh-CN') =>
  server.as('batch_admin').delete('/hydriver/hyDriver/deleteBatch', { ids: ids.join(',') }, { 'accept-language': locale });

test('LIST-09 a removal of several rows says so only where none was refused', async () => {
  const build = buildFreight(server);
  const [one, two, three] = [await build.driver(), await build.driver(), await build.driver()];

  expect(await remove([one.id])).toMatchObject({ success: true, message: '批量删除成功！' });
  expect(await remove([two.id, ...unknown])).toMatchObject({
    message: '1 项成功，2 项失败：未找到对应实体',
    result: { success: [two.id] },
  });
  const none = await remove(unknown);
  expect(none).toMatchObject({ message: '2 项均未成功：未找到对应实体' });
  expect(none.result.fail).toHaveLength(2);
  expect((await remove([three.id, ...unknown], 'en-US')).message).toBe('1 succeeded, 2 failed: There is no such entry');
  expect(expectDone(await server.as('batch_admin').get('/hydriver/hyDriver/list', {})).total).toBe(0);
});
