import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { notify } from './notify.service.ts';
import { toldNotice } from './toldNotice.ts';

let server: TestServer;
let reader: TestClient;
const [failed, toPay] = ['付款 FK001 付款失败：户名与账号不符', '运单 Y001，收款人 张三 <b>&，1,200.00元'];

beforeAll(async () => {
  server = await testServer({ shared: true });
  reader = server.as({ username: 'told_reader', permissions: [] });
  await reader.get('/sys/annountCement/listByUser');
  const ctx = server.context();
  await ctx.transaction(async (tx) => {
    const to = { usernames: ['told_reader'] };
    await notify(tx, ctx, to, { title: failed, lines: [toPay, '运单 Y001'] });
    await notify(tx, ctx, to, { title: failed, lines: [], html: '<p>运单 Y001</p>' });
  });
});

interface Told {
  id: string;
  titile: string;
  msgAbstract: string | null;
  msgContent: string;
}

/** What the three calls that show notices say in a language: the bell, the list of messages and one of them. */
async function shown(language: string): Promise<Told[][]> {
  const as = { 'accept-language': language };
  const bell: Told[] = (await reader.get('/sys/annountCement/listByUser', {}, as)).result.sysMsgList;
  const { records } = (await reader.get('/sys/sysAnnouncementSend/getMyAnnouncementSend', {}, as)).result;
  const each = await Promise.all(bell.map(({ id }) => reader.get('/sys/annountCement/queryById', { id }, as)));
  const words = ({ id, titile, msgAbstract, msgContent }: Told) => ({ id, titile, msgAbstract, msgContent });
  return [bell, records as Told[], each.map(({ result }) => result as Told)].map((rows) =>
    rows.map(words).toSorted((one, other) => one.msgContent.length - other.msgContent.length),
  );
}

const written = { titile: failed, msgAbstract: null, msgContent: '<p>运单 Y001</p>' };

test('LANG-01 NOTI-03 the bell, the messages and one of them say what the system wrote in the language of the reader', async () => {
  for (const rows of await shown('en'))
    expect(rows).toMatchObject([
      written,
      {
        titile: 'Payment FK001: failed: The name does not belong to the account',
        msgAbstract: 'Waybill Y001, payee 张三 <b>&, 1,200.00 CNY',
        msgContent: '<p>Waybill Y001, payee 张三 &lt;b&gt;&amp;, 1,200.00 CNY</p><p>Waybill Y001</p>',
      },
    ]);

  for (const rows of await shown('zh-CN'))
    expect(rows).toMatchObject([
      written,
      { titile: failed, msgAbstract: toPay, msgContent: '<p>运单 Y001，收款人 张三 &lt;b&gt;&amp;，1,200.00元</p><p>运单 Y001</p>' },
    ]);
});

test('LANG-01 SYS-07 what a person published stays as it was written', async () => {
  const boss = server.as('told_boss');
  const { result } = await boss.post('/sys/annountCement/add', {
    titile: failed,
    msgCategory: '1',
    msgType: 'ALL',
    msgAbstract: toPay,
    msgContent: '<p>运单 Y001</p>',
    startTime: '2020-01-01 00:00:00',
    endTime: '2099-01-01 00:00:00',
  });

  expect((await boss.get('/sys/annountCement/queryById', { id: result.id }, { 'accept-language': 'en' })).result).toMatchObject({
    titile: failed,
    msgAbstract: toPay,
    msgContent: '<p>运单 Y001</p>',
  });
});

const notice = { sender: 'system', titile: '账单 ZD260602000001 待确认', msgAbstract: null, msgContent: null };

test('LANG-01 what nobody wrote comes from the system, in the language of its reader; what a person wrote comes from them', () => {
  expect(toldNotice(notice, { locale: 'zh' }).sender).toBe('系统');
  expect(toldNotice(notice, { locale: 'en' }).sender).toBe('System');
  expect(toldNotice({ ...notice, msgAbstract: '账期' }, { locale: 'en' }).sender).toBe('System');
  expect(toldNotice({ ...notice, sender: '运营小周' }, { locale: 'en' })).toEqual({ ...notice, sender: '运营小周' });
});
