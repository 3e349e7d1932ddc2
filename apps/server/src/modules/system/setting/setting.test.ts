import { beforeAll, expect, test } from 'vitest';
import { expectDone } from '../../../../test/freight.ts';
import { type TestServer, testServer } from '../../../../test/testServer.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
const path = '/setting/hySetting';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});

test('SET-09 all that the login page and the frame show is set by one form, for the own tenant alone', async () => {
  const boss = server.as('setting_boss');
  const { id, version } = expectDone(await boss.get(`${path}/own`));
  const { message: logo } = await boss.upload('/sys/common/upload', { fileName: 'logo.png', content: png }, { biz: 'logo' });
  const next = {
    id,
    version,
    webPlatformName: '砾石货运',
    platformLogoDark: logo,
    bg: logo,
    footerCompanyName: '砾石物流有限公司',
    footerCompanyNameLink: 'https://gravel.example.com',
    footerWebRecordNumber: '公网安备0号',
    footerIcpNumber: '沪ICP备0号',
    vehicleTrackSwitch: '1',
  };
  for (const footerCompanyNameLink of ['javascript:alert(1)', 'ftp://gravel.example.com', 'gravel.example.com', 'https://'])
    expect(await boss.put(`${path}/edit`, { ...next, footerCompanyNameLink }), footerCompanyNameLink).toMatchObject({ status: 400 });
  expect(await boss.put(`${path}/edit`, { ...next, platformLogoDark: `${logo},${logo}` })).toMatchObject({ status: 400 });
  const stored = expectDone(await boss.put(`${path}/edit`, next));
  expect(stored).toMatchObject({ version: version + 1, vehicleTrackSwitch: '1' });
  expect(await boss.put(`${path}/edit`, next)).toMatchObject({ status: 409 });

  const shown = expectDone(await server.stranger.get(`${path}/queryPlatformSettings`));
  expect(shown).toMatchObject({
    web_platform_name: '砾石货运',
    platform_logo_dark: logo.split('?')[0],
    footer_company_name_link: 'https://gravel.example.com',
    footer_ICP_number: '沪ICP备0号',
    vehicle_track_switch: '1',
  });
  // A stranger sees it without a signature.
  expect((await server.stranger.download(`/sys/common/static/${shown.platform_logo_dark}`)).status).toBe(200);
});

test('SET-09 a tenant begins with what the platform shows, also with its pictures, and changes its own alone', async () => {
  const tenant = server.as({ username: 'setting_tenant', tenantId: 2 });
  const begun = expectDone(await tenant.get(`${path}/own`));
  expect(begun).toMatchObject({ version: 0, webPlatformName: '砾石货运', footerCompanyName: '砾石物流有限公司' });
  const { platformLogoDark } = begun;
  const stored = expectDone(
    await tenant.put(`${path}/edit`, { id: '0', version: 0, platformLogoDark, footerCompanyName: '', logoTitle: '二号' }),
  );
  expect(stored).toMatchObject({ version: 1, webPlatformName: '砾石货运', logoTitle: '二号', footerCompanyName: null, platformLogoDark });
  expect(expectDone(await server.stranger.get(`${path}/queryPlatformSettings`))).toMatchObject({
    logo_title: null,
    footer_company_name: '砾石物流有限公司',
  });
});

test('SET-09 no file is named that is not of this person, and who may only look changes nothing', async () => {
  const [owner, other] = [server.as('logo_owner'), server.as('logo_other')];
  const { message: foreign } = await owner.upload('/sys/common/upload', { fileName: 'a.png', content: png }, { biz: 'temp' });
  const { id, version } = expectDone(await other.get(`${path}/own`));
  expect(await other.put(`${path}/edit`, { id, version, bg: foreign.split('?')[0] })).toMatchObject({ status: 400 });
  const reader = server.as({ username: 'setting_reader', permissions: ['setting:list'] });
  expect(await reader.put(`${path}/edit`, { id, version, logoTitle: '别名' })).toMatchObject({ status: 403 });
});
