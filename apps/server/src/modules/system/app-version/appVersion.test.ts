import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone } from '../../../../test/freight.ts';
import { base64, tusSite } from '../../../../test/tusClient.ts';
import type { TestClient } from '../../../../test/testServer.ts';
import { apkOf, zipOf } from '../../../../test/zipOf.ts';

const base = '/hyapp/hyAppVersion';
const rights = ['list', 'add', 'edit', 'delete', 'publish', 'offline'].map((act) => `appVersion:${act}`);
type Row = ReturnType<typeof expectDone>;

let site: Awaited<ReturnType<typeof tusSite>>;
let ops: TestClient;
let apk: Buffer;
let file: string;
beforeAll(async () => {
  site = await tusSite();
  ops = site.server.as({ username: 'ops', permissions: rights });
  apk = await apkOf('示例安装包');
  file = (await ops.upload('/sys/common/upload', { fileName: 'driver.apk', content: apk }, { biz: 'app' })).message;
});

const form = (versionCode: number, more: object = {}) => ({
  appKind: 'driver',
  platform: 'android',
  versionName: `1.${versionCode}.0`,
  versionCode,
  forceUpdate: '0',
  minVersionCode: 1,
  content: '修复已知问题',
  file,
  ...more,
});
const ios = (versionCode: number, more: object = {}) =>
  form(versionCode, { platform: 'ios', file: null, storeUrl: 'https://apps.apple.com/cn/app/id1', ...more });
const add = (values: object) => ops.post(`${base}/add`, values);
const move = (action: 'publish' | 'offline', { id, version }: Row) => ops.put(`${base}/${action}`, { id, version });
const published = async (values: object): Promise<Row> => expectDone(await move('publish', expectDone(await add(values))));
const latest = async (query: Record<string, string | number> = {}): Promise<Row[]> =>
  expectDone(await site.server.stranger.get(`${base}/latest`, query));
const countOf = async ({ id }: Row) => expectDone(await ops.get(`${base}/queryById`, { id })).downloadCount;
const fetched = (id: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/jeecg-boot${base}/download/${id}`, { headers, redirect: 'manual' });

describe('FRT-14 versions of the apps', () => {
  test('FRT-14 size and hash are worked out by the server, whatever the form says, also of a package that came in pieces', async () => {
    const large = await zipOf([
      ['AndroidManifest.xml', Buffer.from('示例')],
      ['classes.dex', Buffer.from(Array.from({ length: 5000 }, (_one, index) => index % 251))],
    ]);
    const started = await site.start({ size: large.length, metadata: `filename ${base64('大包.apk')},biz ${base64('app')}`, person: ops });
    const upload = started.headers.get('location')!;
    await site.send(upload, 0, large.subarray(0, 1000), {}, { person: ops });
    await site.send(upload, 1000, large.subarray(1000), {}, { person: ops });
    const { message } = await site.result(upload, ops);

    const row = expectDone(await add(form(1, { file: message, fileSize: 7, fileHash: 'x', state: '1', downloadCount: 9 })));

    const fileHash = createHash('sha256').update(large).digest('hex');
    expect(row).toMatchObject({ fileSize: large.length, fileHash, state: '0', downloadCount: 0, publishTime: null });
    const { version } = row;
    const edited = expectDone(await ops.put(`${base}/edit`, { id: row.id, version, file }));
    expect(edited).toMatchObject({ fileSize: apk.length, fileHash: createHash('sha256').update(apk).digest('hex') });
    expect((await ops.delete(`${base}/delete`, { id: row.id })).success).toBe(true);
  });

  test.each([
    ['no package', form(2, { file: null }), 'file', '请上传安装包'],
    ['no address in the store', ios(2, { storeUrl: null }), 'storeUrl', '请填写应用商店地址'],
    ['a store without https', ios(2, { storeUrl: 'http://apps.apple.com/x' }), 'storeUrl', /./],
    ['a name that is not a version', form(2, { versionName: '一点零' }), 'versionName', /./],
    ['a lowest number above its own', form(2, { minVersionCode: 3 }), 'minVersionCode', '最低版本号不能大于版本号'],
    ['a number below 1', form(0), 'versionCode', /./],
    ['a number beyond what Android takes', form(2_100_000_001), 'versionCode', /./],
  ])('FRT-14 %s is refused', async (_what, values, path, message) => {
    const answer = await add(values);
    const { errorData } = answer;
    expect(answer.success).toBe(false);
    expect(errorData).toEqual(expect.arrayContaining([{ path, message: expect.stringMatching(message) }]));
  });

  test('FRT-14 numbers are unique by app and platform, and grow from one published version to the next', async () => {
    const second = await published(form(20, { minVersionCode: 20 }));
    const sameDraft = await add(form(20));
    expect(sameDraft).toMatchObject({ errorCode: 40301, errorData: [{ path: 'versionCode' }] });
    expect(await add(form(19))).toMatchObject({ success: false, errorData: [{ path: 'versionCode', message: '版本号须大于已发布的20' }] });
    // Another app, and another platform, count by themselves.
    const others = [await add(form(19, { appKind: 'shipper' })), await add(ios(19))].map(expectDone);
    const draft = expectDone(await add(form(21)));
    const newest = await published(form(22));
    expect(await move('publish', draft)).toMatchObject({ errorData: [{ message: '版本号须大于已发布的22' }] });

    // The highest that is offered is the latest; the one before is again when that is withdrawn.
    expect((await latest({ appKind: 'driver', platform: 'android' })).map(({ versionCode }) => versionCode)).toEqual([22]);
    const withdrawn = expectDone(await move('offline', newest));
    expect((await latest()).map(({ versionCode }) => versionCode)).toEqual([20]);
    expect(await move('offline', newest)).toMatchObject({ errorCode: 40901 });
    const again = expectDone(await move('publish', withdrawn));
    expect((await latest()).map(({ id }) => id)).toEqual([again.id]);

    // Drafts alone are changed and removed.
    const { id, version } = expectDone(await ops.get(`${base}/queryById`, { id: second.id }));
    expect(await ops.put(`${base}/edit`, { id, version, content: '改' })).toMatchObject({ errorCode: 40901 });
    expect(await ops.delete(`${base}/delete`, { id })).toMatchObject({ errorCode: 40901 });
    for (const one of [draft, ...others]) expectDone(await ops.delete(`${base}/delete`, { id: one.id }));
  });

  test('FRT-14 anybody reads what is offered, and is told whether they may go on with what they have', async () => {
    await published(ios(30, { forceUpdate: '1' }));
    await published(ios(40, { minVersionCode: 10 }));
    const mustUpdate = async (versionCode: number) => (await latest({ platform: 'ios', versionCode }))[0]!.mustUpdate;

    const [version] = await latest({ platform: 'ios' });
    expect(version).toMatchObject({ versionCode: 40, storeUrl: 'https://apps.apple.com/cn/app/id1', fileSize: null, mustUpdate: null });
    expect(version).not.toHaveProperty('file');
    expect(version).not.toHaveProperty('createBy');
    // 30 was forced; of the versions since then only those below 10 have to go.
    expect(await Promise.all([9, 10, 29, 30, 40, 41].map(mustUpdate))).toEqual([true, true, true, false, false, false]);
    const [forAndroid] = await latest({ platform: 'android', versionCode: 19 });
    expect(forAndroid!.mustUpdate).toBe(true);

    // The apps are those of the operator: who asks has not signed in, and is of no tenant yet.
    const others = site.server.as({ username: 'foreign_ops', tenantId: 2, permissions: 'all' });
    const foreign = expectDone(await others.post(`${base}/add`, ios(90)));
    expectDone(await others.put(`${base}/publish`, { id: foreign.id, version: foreign.version }));
    expect((await latest({ platform: 'ios' })).map(({ versionCode }) => versionCode)).toEqual([40]);
  });

  test('FRT-14 a download is counted once, also where it goes on after a cut, and none is to be had that is not published', async () => {
    const [{ id }] = (await latest({ platform: 'android' })) as [Row];
    const draft = expectDone(await add(form(50)));
    const before = await countOf({ id });

    const whole = await fetched(id);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/vnd.android.package-archive',
      'content-disposition': expect.stringContaining('driver-1.22.0.apk'),
      'cache-control': 'no-cache',
    });
    expect(Buffer.from(await whole.arrayBuffer()).equals(apk)).toBe(true);
    expect(await countOf({ id })).toBe(before + 1);
    const rest = await fetched(id, { range: 'bytes=10-' });
    expect([rest.status, (await rest.arrayBuffer()).byteLength]).toEqual([206, apk.length - 10]);
    expect(await countOf({ id })).toBe(before + 1);
    await (await fetched(id, { range: 'bytes=0-9' })).arrayBuffer();
    expect(await countOf({ id })).toBe(before + 2);

    expect([(await fetched(draft.id)).status, (await fetched('nothing')).status]).toEqual([404, 404]);
    const [store] = (await latest({ platform: 'ios' })) as [Row];
    const sent = await fetched(store.id);
    expect([sent.status, sent.headers.get('location')]).toEqual([302, 'https://apps.apple.com/cn/app/id1']);
    expect(await countOf(store)).toBe(1);
    // The stored file itself is private: what is withdrawn is not to be had by its path either.
    expect((await fetch(`${site.origin}/jeecg-boot/sys/common/static/${file.split('?')[0]}`)).status).toBe(404);
  });

  test('FRT-14 PERM-08 customers and carriers see no list, whatever they hold', async () => {
    const customer = site.server.as({ username: 'cu', userType: 2, cid: 'c1', permissions: rights });
    expect(expectDone(await customer.get(`${base}/list`)).records).toEqual([]);
    const [{ id }] = (await latest({ platform: 'android' })) as [Row];
    expect(await customer.put(`${base}/offline`, { id, version: 1 })).toMatchObject({ status: 404 });
  });
});
