import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { startOutboxWorker } from '../../../platform/jobs/outboxWorker.ts';
import { fillTemplate } from './fillTemplate.ts';
import { messageOutbox } from './sendMessage.service.ts';

let server: TestServer;
let boss: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
});
afterEach(() => {
  delete process.env['SMTP_URL'];
  delete process.env['MAIL_FROM'];
});

const template = { templateName: '到货通知 ${no}', templateType: '2', templateContent: '<p>${name}，运单 <b>${no}</b> 已签收</p>' };
const add = (templateCode: string, change: object = {}) =>
  boss.post('/message/sysMessageTemplate/add', { ...template, templateCode, ...change });
const send = (templateCode: string, msgType: string, receiver: string, testData: unknown = { name: '王五', no: 'YD1' }) =>
  boss.post('/message/sysMessageTemplate/sendMsg', {
    templateCode,
    msgType,
    receiver,
    testData: typeof testData === 'string' ? testData : JSON.stringify(testData),
  });
/** Lets the worker send what waits. */
const deliver = async () => {
  const worker = startOutboxWorker(server.platform, [messageOutbox], server.platform.log);
  await worker.drain();
  await worker.stop();
};
const newest = async (templateCode: string) =>
  (await boss.get('/message/sysMessage/list', { templateCode, column: 'createTime', order: 'desc' })).result.records[0];

test('MSG-02 an unknown template and unreadable values are told at once', async () => {
  const reply = await send('nobody', '2', 'somebody', '{');
  expect(reply).toMatchObject({ status: 400, message: '解析Json出错！' });
  expect(reply['errorData']).toEqual([
    { path: 'testData', message: '解析Json出错！' },
    { path: 'templateCode', message: '消息模板不存在' },
  ]);
});

test.each([
  ['${name}', { name: '王五' }, '王五'],
  ['${ name } ${n} ${yes}', { name: 'a', n: 0, yes: false }, 'a 0 false'],
  ['$name {name} $${name}', { name: 'x' }, '$name {name} $x'],
  ['${name}', { name: '${other}', other: 'x' }, '${other}'],
  ['${a.b}', { 'a.b': 'flat', a: { b: 'deep' } }, 'flat'],
])('MSG-02 security 8.39 %j filled with %j is %j', (text, values, expected) =>
  expect(fillTemplate(text, { values, isHtml: false })).toEqual({ text: expected, missing: [] }),
);

test('MSG-02 security 8.39 a template runs nothing and reaches no further than its own values', () => {
  const text = '${constructor}${__proto__}${toString}${7*7}${process.env}#{1+1}{{x}}<%= x %>';
  expect(fillTemplate(text, { values: {}, isHtml: false })).toEqual({
    text: '${7*7}#{1+1}{{x}}<%= x %>',
    missing: ['constructor', '__proto__', 'toString', 'process.env'],
  });
  expect(fillTemplate('<p>${name}</p>', { values: { name: '<img src=x onerror=x>' }, isHtml: true }).text).toBe(
    '<p>&lt;img src=x onerror=x&gt;</p>',
  );
});

test.each([
  [100, 200],
  [101, 400],
])('MSG-02 a title that has %i characters once it is filled', async (length, status) => {
  const code = `title_${length}`;
  await add(code, { templateName: '${no}', templateContent: '<p>x</p>' });
  const reply = await send(code, '2', 'title@example.com', { no: '货'.repeat(length) });
  expect(reply.status).toBe(status);
  if (status === 400) expect(reply.message).toBe('填入后标题有 101 个字，最多 100 个');
  else expect((await newest(code)).esTitle).toBe('货'.repeat(100));
});

test('MSG-02 a template is kept under its own code, cleaned, changed and exported', async () => {
  const { result } = await add('arrived', {
    templateContent: `<p onclick="x">\${name}</p><script>x</script>`,
    templateTestJson: '{"name":"甲"}',
  });
  expect(result).toMatchObject({ templateContent: '<p>${name}</p>', templateType_dictText: '邮件' });
  expect(await add('arrived')).toMatchObject({ status: 400, errorData: [{ path: 'templateCode', message: '模板编码已存在' }] });
  expect(
    await boss.get('/sys/duplicate/check', { tableName: 'sys_sms_template', fieldName: 'template_code', fieldVal: 'arrived' }),
  ).toMatchObject({ success: false });
  expect(await add('bad', { templateTestJson: '[1]' })).toMatchObject({ status: 400, errorData: [{ path: 'templateTestJson' }] });
  expect(await add('bad', { templateType: '9' })).toMatchObject({ status: 400 });
  const edit = (change: object) => boss.put('/message/sysMessageTemplate/edit', { id: result.id, version: result.version, ...change });
  expect(await edit({ templateCode: 'other' })).toMatchObject({ status: 400 });
  expect(await edit({ templateContent: '<b onload=x>新</b>' })).toMatchObject({ result: { templateContent: '<b>新</b>' } });
  const text = await readWorkbookText((await boss.download('/message/sysMessageTemplate/exportXls', { templateCode: 'arrived' })).body);
  for (const caption of ['模板CODE', '模板标题', '模板内容', '模板测试json', '模板类型']) expect(text).toContain(caption);
});

test('MSG-01 MSG-02 clients of the 2.4 line find templates and messages below /sys, behind the same permissions', async () => {
  const path = '/sys/message/sysMessageTemplate';
  const { result } = await boss.post(`${path}/add`, { ...template, templateCode: 'below_sys', templateType: '4' });
  expect((await boss.get('/message/sysMessageTemplate/list', { templateCode: 'below_sys' })).result.records).toMatchObject([
    { id: result.id },
  ]);
  const send = { templateCode: 'below_sys', msgType: '4', receiver: 'boss', testData: '{"name":"甲","no":"YD9"}' };
  expect(await boss.post(`${path}/sendMsg`, send)).toMatchObject({ success: true });
  expect((await boss.get('/sys/message/sysMessage/list', { templateCode: 'below_sys' })).result.total).toBe(1);
  expect(await boss.delete(`${path}/delete`, { id: result.id })).toMatchObject({ success: true });
  const reader = server.as({ username: 'sys_reader', permissions: ['messageTemplate:list'] });
  expect(await reader.get(`${path}/list`)).toMatchObject({ success: true });
  expect(await reader.get('/sys/message/sysMessage/list')).toMatchObject({ status: 403 });
  expect(await reader.post(`${path}/sendMsg`, send)).toMatchObject({ status: 403 });
});

test('MSG-01 MSG-02 a mail goes to the local box and is read there', async () => {
  await add('mail');
  expect(await send('mail', '2', 'wang@example.com')).toMatchObject({ success: true, message: '发送消息任务添加成功！' });
  expect(await newest('mail')).toMatchObject({ esSendStatus: '0', esSendStatus_dictText: '未发送', esTitle: '到货通知 YD1' });
  await deliver();
  expect(await newest('mail')).toMatchObject({
    esSendStatus: '1',
    esSendNum: 1,
    channel: 'local',
    esContent: '<p>王五，运单 <b>YD1</b> 已签收</p>',
  });
  const { records } = (await boss.get('/message/localMail/list', { toAddress: 'wang@example.com' })).result;
  expect(records).toMatchObject([{ subject: '到货通知 YD1', html: '<p>王五，运单 <b>YD1</b> 已签收</p>' }]);
  const plain = server.as({ username: 'no_mail', permissions: ['message:list'] });
  expect(await plain.get('/message/localMail/list')).toMatchObject({ status: 403 });
});

test('MSG-01 MSG-02 a message goes to a phone, and to people in the system', async () => {
  await add('sms', { templateType: '1', templateContent: '${name}，运单 ${no} 已签收' });
  await server.as('msg_reader').get('/sys/annountCement/listByUser');
  await send('sms', '1', '13900001234');
  await deliver();
  expect(await newest('sms')).toMatchObject({ esSendStatus: '1', channel: 'sms', esContent: '王五，运单 YD1 已签收' });
  await add('bell', { templateType: '4' });
  await send('bell', '4', 'msg_reader,nobody', { name: '<script>x</script>', no: 'YD2' });
  await deliver();
  expect(await newest('bell')).toMatchObject({ esSendStatus: '1', channel: 'bell' });
  const { sysMsgList } = (await server.as('msg_reader').get('/sys/annountCement/listByUser')).result;
  expect(sysMsgList).toMatchObject([
    { titile: '到货通知 YD2', msgContent: '<p>&lt;script&gt;x&lt;/script&gt;，运单 <b>YD2</b> 已签收</p>' },
  ]);
});

test('MSG-01 a message that fails says why, is put right and sent again', async () => {
  await add('again');
  for (const [type, receiver, reason] of [
    ['1', '12345', '接收人不是手机号码'],
    ['1', '13900000000', '短信发送失败：号码无法接收短信'],
    ['2', 'a@b.com\nBcc: c@d.com', '接收人不是邮箱地址'],
    ['2', 'a@b.com,c@d.com', '接收人不是邮箱地址'],
    ['3', 'openid', '本系统未接入微信通道'],
    ['4', 'nobody', '接收人不存在或已冻结'],
  ] as const) {
    await send('again', type, receiver);
    await deliver();
    expect(await newest('again'), receiver).toMatchObject({ esSendStatus: '2', esResult: reason, esSendNum: 1 });
  }
  const { id, version } = await newest('again');
  const resend = () => boss.put('/message/sysMessage/resend', { id });
  await boss.put('/message/sysMessage/edit', { id, version, esType: '2', esReceiver: 'a@b.com' });
  expect(await resend()).toMatchObject({ success: true, message: '已重新发送' });
  expect(await resend()).toMatchObject({ status: 409 });
  await deliver();
  expect(await newest('again')).toMatchObject({ esSendStatus: '1', esSendNum: 2, esResult: null });
  expect(await boss.put('/message/sysMessage/edit', { id, version: version + 3, esTitle: '晚了' })).toMatchObject({ success: false });
});

test('MSG-02 values that are missing or no JSON object are refused', async () => {
  await add('values');
  for (const data of ['{', '[]', '1', 'null'])
    expect(await send('values', '2', 'a@b.com', data), data).toMatchObject({ status: 400, message: '解析Json出错！' });
  expect(await send('values', '2', 'a@b.com', { no: {} })).toMatchObject({ status: 400, message: '缺少参数：no，name' });
  expect(await send('nothing', '2', 'a@b.com')).toMatchObject({ status: 400, message: '消息模板不存在' });
});

test('MSG-01 a mail leaves by SMTP where the operator names a server, and fails in plain words where that is away', async () => {
  const said: string[] = [];
  const smtp = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      said.push(text);
      if (isData) {
        isData = !text.endsWith('\r\n.\r\n');
        if (!isData) socket.write('250 kept\r\n');
        return;
      }
      isData = /^DATA/i.test(text);
      if (isData) socket.write('354 go\r\n');
      else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}?ignoreTLS=true`;
  process.env['MAIL_FROM'] = 'freight@example.com';
  await add('smtp');
  await send('smtp', '2', 'li@example.com');
  await deliver();
  expect(await newest('smtp')).toMatchObject({ esSendStatus: '1', channel: 'smtp' });
  expect(said.join('')).toContain('RCPT TO:<li@example.com>');
  await new Promise((resolve) => smtp.close(resolve));
  await send('smtp', '2', 'li@example.com');
  await deliver();
  expect(await newest('smtp')).toMatchObject({ esSendStatus: '2', esResult: '通道没有响应，请稍后重新发送' });
});

test('MSG-01 SESS-10 messages keep to their tenant', async () => {
  const elsewhere = server.as({ username: 'msg_elsewhere', tenantId: 2 });
  expect((await elsewhere.get('/message/sysMessage/list')).result.total).toBe(0);
  expect((await elsewhere.get('/message/localMail/list')).result.total).toBe(0);
  expect(await elsewhere.put('/message/sysMessage/resend', { id: (await newest('again')).id })).toMatchObject({ status: 404 });
});
