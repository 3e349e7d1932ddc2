import { beforeAll, describe, expect, test } from 'vitest';
import { menuTree } from '../../../seed/menus.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { sysAnnouncement } from './announcement/announcement.table.ts';
import { seedMenus } from './seed/seedMenus.ts';
import { createUser, seedRole } from './seed/seedPeople.ts';
import { eq } from 'drizzle-orm';
import { sysAudit } from '../../platform/audit/audit.table.ts';
import { hyConfig, hySetting } from './setting/setting.table.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ shared: true });
  await server.database.transaction('system', async (tx) => {
    await seedMenus(tx, [
      {
        key: 'fleet',
        title: { zh: '车队', en: 'Fleet' },
        url: '/fleet',
        icon: 'car',
        redirect: '/fleet/driver',
        children: [
          {
            key: 'driver',
            title: { zh: '司机', en: 'Drivers' },
            url: '/wlhy/hydriver/HyDriverList',
            component: 'wlhy/hydriver/HyDriverList',
            permissions: [
              { perms: 'driver:list', title: { zh: '查看', en: 'See' } },
              { perms: 'driver:add', title: { zh: '新增', en: 'Add' } },
            ],
          },
          {
            key: 'hidden',
            title: { zh: '隐藏', en: 'Hidden' },
            url: '/fleet/hidden/:id',
            component: 'x/Y',
            hidden: true,
            isRoute: false,
            keepAlive: false,
          },
          {
            key: 'docs',
            title: { zh: '文档', en: 'Docs' },
            url: 'https://example.test/{{x}}',
            component: 'layouts/IframePageView',
            external: true,
          },
        ],
      },
      { key: 'money', title: { zh: '财务', en: 'Money' }, url: '/money', alwaysShow: true },
    ]);
    await seedRole(tx, { code: 'driver_clerk', name: '司机管理员', menus: ['driver', 'hidden', 'docs'], permissions: ['driver:list'] });
    await createUser(tx, { username: 'clerk', realname: '职员', password: 'Freight-2026!', roles: ['driver_clerk'] });
  });
});

describe('menu', () => {
  test('SESS-06 ROUTE-04 a role sees its menu, its buttons, and all buttons there are', async () => {
    const { token } = (await server.stranger.post('/sys/login', { username: 'clerk', password: 'Freight-2026!' })).result;
    const reply = await server.stranger.get('/sys/permission/getUserPermissionByToken', { token: 'ignored' }, { 'x-access-token': token });

    expect(reply).toMatchObject({ code: 200, message: '查询成功' });
    expect(reply.result.menu).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        path: '/fleet',
        name: 'fleet',
        component: 'layouts/RouteView',
        route: '1',
        redirect: '/fleet/driver',
        meta: { keepAlive: true, internalOrExternal: false, title: '车队', icon: 'car' },
        children: [
          {
            id: expect.any(String),
            path: '/wlhy/hydriver/HyDriverList',
            name: 'wlhy-hydriver-HyDriverList',
            component: 'wlhy/hydriver/HyDriverList',
            route: '1',
            meta: { keepAlive: true, internalOrExternal: false, title: '司机' },
          },
          {
            id: expect.any(String),
            path: '/fleet/hidden/:id',
            name: 'fleet-hidden-@id',
            component: 'x/Y',
            route: '0',
            hidden: true,
            meta: { keepAlive: false, internalOrExternal: false, title: '隐藏' },
          },
          {
            id: expect.any(String),
            path: expect.stringMatching(/^[0-9a-f]{32}$/),
            name: expect.any(String),
            component: 'layouts/IframePageView',
            route: '1',
            meta: { keepAlive: true, internalOrExternal: true, title: '文档', url: 'https://example.test/{{x}}' },
          },
        ],
      },
    ]);
    expect(reply.result.auth).toEqual([{ action: 'driver:list', type: '1', describe: '查看' }]);
    expect(reply.result.allAuth).toEqual(expect.arrayContaining([{ action: 'driver:add', status: '1', type: '1', describe: '新增' }]));
  });

  test('SESS-06 an administrator sees everything; English titles on wish', async () => {
    const reply = await server.as('boss').get('/sys/permission/getUserPermissionByToken', {}, { 'accept-language': 'en' });

    expect(reply.result.menu.map((node: { meta: { title: string } }) => node.meta.title)).toEqual(['Fleet', 'Money']);
    expect(reply.result.menu[1].alwaysShow).toBe(true);
  });

  test('SESS-06 ROUTE-01 anyone who holds nothing still has the home page, and no right by it', async () => {
    const home = menuTree().filter(({ key }) => key === 'home');
    await server.database.transaction('system', (tx) => seedMenus(tx, home));
    const { result } = await server.as({ username: 'newcomer', permissions: [] }).get('/sys/permission/getUserPermissionByToken');
    expect(result.menu).toMatchObject([{ path: '/dashboard/analysis', component: 'dashboard/Analysis' }]);
    expect(result.auth).toEqual([]);
  });

  test('API-05 the account pages have the route names that headers of stock clients open', async () => {
    const account = menuTree().filter(({ key }) => key === 'account');
    await server.database.transaction('system', (tx) => seedMenus(tx, account));
    const { result } = await server.as('boss').get('/sys/permission/getUserPermissionByToken');
    const pages = result.menu.find(({ path }: { path: string }) => path === '/account').children;
    const named = (name: string) => pages.find((node: { name: string }) => node.name === name)?.path;
    expect([named('account-center'), named('account-settings-base')]).toEqual(['/account/center', '/account/settings/BaseSetting']);
  });
});

test('SET-09 platform settings and public values are open to the login page', async () => {
  await server.inTenant(0, async (tx) => {
    await tx
      .insert(hySetting)
      .values({ webPlatformName: '沥青网络货运', webPlatformNameEn: 'Asphalt Freight', footerIcpNumber: '沪ICP备0号' });
    await tx.insert(hyConfig).values([
      { configKey: 'mapKey', configValue: 'key-of-maps' },
      // Whether a key is public is not for its row to say.
      { configKey: 'safeAdminPhone', configValue: '13800000888', isPublic: 1 },
    ]);
  });

  expect((await server.stranger.get('/setting/hySetting/queryPlatformSettings')).result).toMatchObject({
    web_platform_name: '沥青网络货运',
    web_platform_name_en: 'Asphalt Freight',
    footer_ICP_number: '沪ICP备0号',
    bg: null,
  });
  expect((await server.stranger.get('/hyconfig/hyConfig/cfg')).result).toEqual({ mapKey: 'key-of-maps', mapTileSystem: 'wgs84' });
});

test('SET-09 the administrator of a tenant renames the platform for that tenant alone, and the change is on record', async () => {
  const boss = server.as({ username: 'names_boss', permissions: ['setting:list', 'setting:edit'] });
  const reader = server.as({ username: 'names_reader', permissions: ['setting:list'] });
  const names = (await boss.get('/setting/hySetting/own')).result;
  const next = {
    id: names.id,
    version: names.version,
    webPlatformName: '砾石网络货运',
    webPlatformNameEn: 'Gravel Freight',
    logoTitle: '砾石',
  };

  expect(await reader.put('/setting/hySetting/edit', next)).toMatchObject({ status: 403 });
  expect(await boss.put('/setting/hySetting/edit', { ...next, webPlatformName: '' })).toMatchObject({ status: 400 });
  expect(await boss.put('/setting/hySetting/edit', next)).toMatchObject({ success: true, result: { version: names.version + 1 } });
  expect(await boss.put('/setting/hySetting/edit', next)).toMatchObject({ status: 409 });

  expect((await boss.get('/setting/hySetting/queryPlatformSettings')).result).toMatchObject({
    web_platform_name: '砾石网络货运',
    web_platform_name_en: 'Gravel Freight',
    logo_title: '砾石',
    footer_ICP_number: '沪ICP备0号',
  });
  const audit = await server.inTenant(0, (tx) => tx.select().from(sysAudit).where(eq(sysAudit.action, 'platformSetting.edit')));
  expect(audit).toHaveLength(1);
});

test('NOTI-03 unread announcements are listed until they are read, by the reader alone', async () => {
  const reader = server.as('reader');
  const other = server.as('other');
  await reader.get('/sys/annountCement/listByUser');
  const common = { sender: 'admin', priority: 'H', sendStatus: '1', sendTime: '2026-05-31 08:00:00' };
  await server.inTenant(0, (tx) =>
    tx.insert(sysAnnouncement).values([
      { ...common, id: 'a1', titile: '停运通知', msgCategory: '1', msgType: 'ALL' },
      { ...common, id: 'a2', titile: '给你的', msgCategory: '2', msgType: 'USER', userIds: `${reader.userId},` },
      { ...common, id: 'a3', titile: '草稿', sendStatus: '0' },
      { ...common, id: 'a4', titile: '过期', endTime: '2026-05-31 09:00:00' },
    ]),
  );

  expect((await reader.get('/sys/annountCement/listByUser')).result).toMatchObject({
    anntMsgTotal: 1,
    anntMsgList: [{ id: 'a1', titile: '停运通知', priority: 'H' }],
    sysMsgTotal: 1,
    sysMsgList: [{ id: 'a2' }],
  });
  expect(await reader.put('/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: 'a1', userId: other.userId })).toMatchObject({
    success: true,
  });
  expect(await reader.post('/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: 'a1' })).toMatchObject({ success: true });
  expect((await reader.get('/sys/annountCement/listByUser')).result.anntMsgTotal).toBe(0);
  expect((await other.get('/sys/annountCement/listByUser')).result).toMatchObject({ anntMsgTotal: 1, sysMsgTotal: 0 });
});

describe('files', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');

  test('UPL-06 FILE-02 a picture is stored under a name of ours and served by its signed address', async () => {
    const user = server.as('uploader');

    const reply = await user.upload('/sys/common/upload', { fileName: '../../磅单 1.png', content: png }, { biz: 'temp' });

    expect(reply).toMatchObject({ success: true, code: 0, result: null });
    expect(reply.message).toMatch(/^temp\/2026\/06\/[0-9a-f]{32}\.png\?t=0&u=\w+&e=\d+&s=[\w-]+$/);
    const served = await server.stranger.download(`/sys/common/static/${reply.message}`);
    expect(served).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
    expect(served.headers['content-disposition']).toBe(`inline; filename="__ 1.png"; filename*=UTF-8''${encodeURIComponent('磅单 1.png')}`);
    expect(served.body.equals(png)).toBe(true);
    const [path = '', query = ''] = reply.message.split('?');
    expect((await server.stranger.download(`/sys/common/static/${path}`)).status).toBe(404);
    expect((await server.stranger.download(`/sys/common/static/${path}?${query.replace('t=0', 't=2')}`)).status).toBe(404);
    const forged = query.replace(/s=(.)/, (_sign, first) => `s=${first === '_' ? '-' : '_'}`);
    expect((await server.stranger.download(`/sys/common/static/${path}?${forged}`)).status).toBe(404);
    server.clock.advance(16 * 60_000);
    expect((await server.stranger.download(`/sys/common/static/${reply.message}`)).status).toBe(404);
    server.clock.set('2026-06-01T10:00:00+08:00');
  });

  test.each([
    ['x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'temp', '不支持 SVG 格式的图片，请转换为 JPG 或 PNG 后上传'],
    ['x.html', '<script>1</script>', 'temp', '不支持的文件类型'],
    ['x.png', '<html><script>1</script>', 'temp', '文件内容与类型不符'],
    ['x.txt', '<script>1</script>', 'temp', '文件内容与类型不符'],
    ['x.pdf', png, 'temp', '文件内容与类型不符'],
    ['x.png', png, '../../etc', '不支持的上传目录'],
    ['x', png, 'temp', '不支持的文件类型'],
    ['x.pdf', '%PDF-1.7', 'avatar', '不支持的文件类型'],
  ])('FILE-03 refuses %s', async (fileName, content, biz, message) => {
    expect(await server.as('uploader').upload('/sys/common/upload', { fileName, content }, { biz })).toMatchObject({
      status: 400,
      success: false,
      message,
    });
  });

  test('FILE-03 no name reaches outside of the store', async () => {
    for (const path of [
      '../../package.json',
      '..%2f..%2fpackage.json',
      'temp/2026/06/../../../x.png',
      'temp//x.png',
      'temp/2026/06/x.png%00',
    ]) {
      expect((await server.stranger.download(`/sys/common/static/${path}`)).status).toBeGreaterThanOrEqual(400);
    }
  });
});
