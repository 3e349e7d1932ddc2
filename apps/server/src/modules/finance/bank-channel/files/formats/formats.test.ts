import { describe, expect, test } from 'vitest';
import { fenOf, yuanText } from '../../../../../platform/amountText.ts';
import { isoTime } from './camt.ts';
import { decodeText, readCsv, writeCsv } from './csv.ts';
import { writePain001 } from './pain001.ts';
import type { PayBatch } from './payRow.ts';
import { payColumnsOf, writePayCsv } from './paySheet.ts';
import { readResults } from './readResults.ts';
import { timeOf } from './sheetColumns.ts';
import { at, readXml, textAt } from './xml.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, serials?: readonly string[]) => readResults(bytes(text), async () => serials);
const row = {
  requestSerial: 'FK26060100000101',
  accountType: '2',
  name: '张三',
  accountNo: '6222021200000000018',
  bankName: '工商银行',
  cnaps: null,
};
const batch: PayBatch = {
  fileNo: 'FW260601000001',
  time: '2026-06-01 10:00:00',
  payer: { accountName: '山东某物流有限公司', accountNo: '370500000000000001', bankName: '工商银行', cnaps: '102458000011' },
  rows: [
    { ...row, amount: 1, purpose: '运费 YD1' },
    {
      ...row,
      requestSerial: 'FK26060100000201',
      accountType: '1',
      name: '甲 & <乙>',
      bankName: null,
      cnaps: '105458000013',
      amount: 9_999_999_999,
      purpose: '',
    },
  ],
};

describe('BANK-03 amounts and times of files', () => {
  test.each([
    [0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [271_000, '2710.00'],
    [9_999_999_999, '99999999.99'],
  ])('%i fen are %s yuan, and back', (fen, text) => {
    expect(yuanText(fen)).toBe(text);
    expect(fenOf(text)).toBe(fen);
  });

  test.each([
    ['2,710.00', 271_000],
    ['¥ 2710.5', 271_050],
    ['1.230', 123],
    ['1.234', undefined],
    ['-1.00', undefined],
    ['12,34.00', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['9999999999999', 999_999_999_999_900],
    ['10000000000000', undefined],
  ])('%s is read as %s', (text, fen) => {
    expect(fenOf(text)).toBe(fen);
  });

  test.each([
    ['2026-06-01 10:00:02', '2026-06-01 10:00:02'],
    ['2026/6/1 9:05', '2026-06-01 09:05:00'],
    ['20260601 100002', '2026-06-01 10:00:02'],
    ['2026年6月1日', '2026-06-01 00:00:00'],
    ['2026-02-30', undefined],
    ['06-01', undefined],
  ])('sheets: %s is %s', (text, time) => {
    expect(timeOf(text)).toBe(time);
  });

  test.each([
    ['2026-06-01T02:00:02Z', '2026-06-01 10:00:02'],
    ['2026-06-01T10:00:02.123+08:00', '2026-06-01 10:00:02'],
    ['2026-06-01T10:00:02', '2026-06-01 10:00:02'],
    ['2026-06-01', '2026-06-01 00:00:00'],
    ['2026-13-01', undefined],
  ])('messages: %s is %s', (text, time) => {
    expect(isoTime(text)).toBe(time);
  });
});

describe('BANK-03 files for the bank', () => {
  test('a sheet has a line for each payment, with all digits, and nothing that a spreadsheet would reckon', () => {
    const lines = writePayCsv(
      { ...batch, rows: [...batch.rows, { ...row, name: '=1+1', amount: 5, purpose: 'a"b,c' }] },
      payColumnsOf('', '工商银行'),
    );
    expect(lines.split('\r\n')).toEqual([
      '\ufeff序号,收款账号,收款户名,账户类型,收款银行,联行号,金额,用途,流水号',
      '1,6222021200000000018,张三,对私,工商银行,,0.01,运费 YD1,FK26060100000101',
      '2,6222021200000000018,甲 & <乙>,对公,,105458000013,99999999.99,,FK26060100000201',
      `3,6222021200000000018,'=1+1,对私,工商银行,,0.05,"a""b,c",FK26060100000101`,
      '',
    ]);
  });

  test('a bank has columns of its own, and those of no bank hold for the others', () => {
    const setting =
      '农业银行：账号=accountNo,户名=name,金额=amount,备注=requestSerial\n卡号=accountNo,姓名=name,金额(元)=amount,附言=requestSerial';
    const captions = (bank: string) => payColumnsOf(setting, bank).map(({ caption }) => caption);
    expect(captions('中国农业银行潍坊支行')).toEqual(['账号', '户名', '金额', '备注']);
    expect(captions('工商银行')).toEqual(['卡号', '姓名', '金额(元)', '附言']);
    expect(() => payColumnsOf('账号=accountNo,户名=name,金额=amount', '工商银行')).toThrow('requestSerial');
    expect(() => payColumnsOf('账号=constructor', '工商银行')).toThrow('is not a column');
  });

  test('pain.001 names sums, accounts and serials, and escapes what people wrote', async () => {
    const document = await readXml(writePain001(batch));
    const message = at(document, 'CstmrCdtTrfInitn');
    expect(document.attributes['xmlns']).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    for (const part of ['GrpHdr', 'PmtInf']) {
      expect(textAt(message, `${part}/NbOfTxs`)).toBe('2');
      expect(textAt(message, `${part}/CtrlSum`)).toBe('100000000.00');
    }
    expect(textAt(message, 'GrpHdr/CreDtTm')).toBe('2026-06-01T10:00:00+08:00');
    expect(textAt(message, 'PmtInf/DbtrAcct/Id/Othr/Id')).toBe('370500000000000001');
    const transfers = at(message, 'PmtInf')!.children.filter(({ name }) => name === 'CdtTrfTxInf');
    expect(
      transfers.map((one) => [
        textAt(one, 'PmtId/EndToEndId'),
        textAt(one, 'Amt/InstdAmt'),
        textAt(one, 'Cdtr/Nm'),
        textAt(one, 'RmtInf/Ustrd'),
      ]),
    ).toEqual([
      ['FK26060100000101', '0.01', '张三', '运费 YD1'],
      ['FK26060100000201', '99999999.99', '甲 & <乙>', undefined],
    ]);
    expect(textAt(transfers[1], 'CdtrAgt/FinInstnId/ClrSysMmbId/MmbId')).toBe('105458000013');
  });
});

describe('BANK-03 separated values', () => {
  test('what was written is read again', () => {
    const rows = [
      ['a', 'b,c', 'd"e'],
      ['1', '', '多\n行'],
    ];
    expect([...readCsv(writeCsv(rows))].map(({ cells }) => cells)).toEqual(rows);
  });

  test.each([
    [
      'a;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\r\n1\t2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n\n,,\n="0012",x',
      [
        ['a', 'b'],
        ['0012', 'x'],
      ],
    ],
    ['a\n"x"', [['a'], ['x']]],
  ])('%j', (text, rows) => {
    expect([...readCsv(text)].map(({ cells }) => cells)).toEqual(rows);
  });

  test('a quote that is never closed, too many columns or too long a cell are refused', () => {
    expect(() => [...readCsv('a,b\n"x,y')]).toThrow('引号');
    expect([...readCsv('x,'.repeat(255))][0]?.cells).toHaveLength(256);
    expect(() => [...readCsv('x,'.repeat(256))]).toThrow('列数');
    expect(() => [...readCsv('x'.repeat(2001))]).toThrow('2000');
    expect([...readCsv('x'.repeat(2000))]).toHaveLength(1);
  });

  test('the sheets of Chinese web sites are read, too', () => {
    expect(decodeText(new Uint8Array([0xb3, 0xc9, 0xb9, 0xa6]))).toBe('成功');
  });
});

describe('BANK-03 sheets of results', () => {
  const head = '流水号,金额,结果,银行流水号,交易时间,失败原因\n';

  test('below titles a header is found, and each line says what became of a payment', async () => {
    const found = await read(
      `批量付款结果\n\n${head}FK1,2710.00,成功,B1,2026-06-01 10:00:02,\nFK2,1,失败,,,户名不符\nFK3,1,处理中,,,\nFK4,1,退汇,B4,2026-06-02,账户已销户\nFK5,,状态不明,,,`,
    );
    expect(found.problems).toEqual([]);
    expect(found.results).toEqual([
      {
        line: 4,
        requestSerial: 'FK1',
        amount: 271_000,
        result: { state: 'success', bankSerialNo: 'B1', payTime: '2026-06-01 10:00:02', fee: 0 },
      },
      { line: 5, requestSerial: 'FK2', amount: 100, result: { state: 'failed', code: 'BANK', reason: '户名不符' } },
      { line: 6, requestSerial: 'FK3', amount: 100, result: { state: 'processing' } },
      {
        line: 7,
        requestSerial: 'FK4',
        amount: 100,
        result: { state: 'returned', bankSerialNo: 'B4', returnTime: '2026-06-02 00:00:00', reason: '账户已销户' },
      },
      { line: 8, requestSerial: 'FK5', amount: null, result: { state: 'unknown' } },
    ]);
  });

  test.each([
    [',1,成功,B,2026-06-01,', '流水号'],
    ['FK1,x,成功,B,2026-06-01,', '金额'],
    ['FK1,1,也许,B,2026-06-01,', '结果'],
    ['FK1,1,constructor,B,2026-06-01,', '结果'],
    ['FK1,1,成功,,2026-06-01,', '银行流水号'],
    ['FK1,1,成功,B,昨天,', '交易时间'],
  ])('a bad line names its field: %s', async (line, field) => {
    const found = await read(`${head}FK9,1,失败,,,x\n${line}`);
    expect(found.results).toHaveLength(1);
    expect(found.problems).toEqual([{ line: 3, field, reason: expect.stringMatching(/\S/) }]);
  });

  test('without serial and result it is not such a sheet', async () => {
    expect((await read('a,b\n1,2')).problems).toHaveLength(1);
  });
});

const entry = (parts: string, { sts = 'BOOK', ind = 'DBIT', amount = '10.00', ccy = 'CNY' } = {}) =>
  `<Ntry><Amt Ccy="${ccy}">${amount}</Amt><CdtDbtInd>${ind}</CdtDbtInd><Sts><Cd>${sts}</Cd></Sts><BookgDt><DtTm>2026-06-01T10:00:02+08:00</DtTm></BookgDt><AcctSvcrRef>B1</AcctSvcrRef><NtryDtls>${parts}</NtryDtls></Ntry>`;
const detail = (serial: string, further = '') => `<TxDtls><Refs><EndToEndId>${serial}</EndToEndId></Refs>${further}</TxDtls>`;
const bal = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CNY">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
const statement = (entries: string, [opening, closing] = ['100.00', '90.00']) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>S1</Id><Acct><Id><Othr><Id>3705</Id></Othr></Id></Acct>${bal('OPBD', opening!)}${bal('CLBD', closing!)}${entries}</Stmt></BkToCstmrStmt></Document>`;
const notification = (entries: string) =>
  `<x:Document xmlns:x="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><x:BkToCstmrDbtCdtNtfctn><x:Ntfctn>${entries}</x:Ntfctn></x:BkToCstmrDbtCdtNtfctn></x:Document>`;

describe('BANK-03 camt.053 and camt.054', () => {
  test('a debit with our serial has arrived; the statement leads from balance to balance', async () => {
    const found = await read(statement(entry(detail('FK1'))));
    expect(found).toMatchObject({
      kind: 'camt.053',
      problems: [],
      results: [
        { requestSerial: 'FK1', amount: 1000, result: { state: 'success', bankSerialNo: 'B1', payTime: '2026-06-01 10:00:02', fee: 0 } },
      ],
      statements: [{ id: 'S1', accountNo: '3705', opening: 10_000, closing: 9000, entries: [{ direction: 'out', amount: 1000 }] }],
    });
  });

  test.each(['89.99', '90.01'])('a statement that does not add up says nothing: %s', async (closing) => {
    const found = await read(statement(entry(detail('FK1')), ['100.00', closing]));
    expect(found).toMatchObject({ results: [], statements: [], problems: [{ field: 'Bal' }] });
  });

  test('a credit gives one of ours back only where it is a return', async () => {
    const back = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>账户已销户</AddtlInf></RtrInf>';
    const found = await read(notification(entry(detail('FK1', back), { ind: 'CRDT' }) + entry(detail('FK2'), { ind: 'CRDT' })));
    expect(found).toMatchObject({
      kind: 'camt.054',
      problems: [],
      statements: [],
      results: [{ requestSerial: 'FK1', result: { state: 'returned', reason: '账户已销户' } }],
    });
    expect(found.results).toHaveLength(1);
  });

  test('what is only announced has not happened; what gives no serial is none of ours', async () => {
    const found = await read(notification(entry(detail('FK1'), { sts: 'PDNG' }) + entry(detail('NOTPROVIDED'))));
    expect(found).toMatchObject({ results: [], problems: [] });
  });

  test('a batch is taken apart, if its parts add up', async () => {
    const part = (serial: string, amount: string) => detail(serial, `<Amt Ccy="CNY">${amount}</Amt>`);
    const good = await read(notification(entry(part('FK1', '4.00') + part('FK2', '6.00'))));
    expect(good.results.map(({ requestSerial, amount }) => [requestSerial, amount])).toEqual([
      ['FK1', 400],
      ['FK2', 600],
    ]);
    const bad = await read(notification(entry(part('FK1', '4.00') + part('FK2', '6.01'))));
    expect(bad).toMatchObject({ results: [], problems: [{ field: 'TxDtls/Amt' }] });
  });

  test('another currency is not an amount of ours', async () => {
    expect(await read(notification(entry(detail('FK1'), { ccy: 'USD' })))).toMatchObject({ results: [], problems: [{ field: 'Amt' }] });
  });
});

const report = (parts: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>M</MsgId><CreDtTm>2026-06-01T10:00:05</CreDtTm></GrpHdr>${parts}</CstmrPmtStsRpt></Document>`;
const group = (status: string) =>
  `<OrgnlGrpInfAndSts><OrgnlMsgId>FW1</OrgnlMsgId><OrgnlMsgNmId>pain.001</OrgnlMsgNmId>${status}</OrgnlGrpInfAndSts>`;
const status = (serial: string, code: string, further = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${serial}</OrgnlEndToEndId><TxSts>${code}</TxSts>${further}</TxInfAndSts>`;

describe('BANK-03 pain.002', () => {
  test('settled, refused and under way', async () => {
    const why = '<StsRsnInf><Rsn><Cd>AC01</Cd></Rsn><AddtlInf>账号不存在</AddtlInf></StsRsnInf>';
    const found = await read(
      report(
        `${group('')}<OrgnlPmtInfAndSts>${status('FK1', 'ACSC', '<AcctSvcrRef>B1</AcctSvcrRef>')}${status('FK2', 'RJCT', why)}${status('FK3', 'ACSP')}${status('FK4', 'ACSC')}${status('FK5', 'WHAT')}</OrgnlPmtInfAndSts>`,
      ),
    );
    expect(found.results.map(({ requestSerial, result }) => [requestSerial, result])).toEqual([
      ['FK1', { state: 'success', bankSerialNo: 'B1', payTime: '2026-06-01 10:00:05', fee: 0 }],
      ['FK2', { state: 'failed', code: 'AC01', reason: '账号不存在' }],
      ['FK3', { state: 'processing' }],
    ]);
    expect(found.problems.map(({ field }) => field)).toEqual(['AcctSvcrRef', 'TxSts']);
  });

  test('a file that was refused fails each of its payments; an unknown one nothing', async () => {
    const refused = report(group('<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>AM04</Cd></Rsn></StsRsnInf>'));
    expect((await read(refused, ['FK1', 'FK2'])).results.map(({ requestSerial, result }) => [requestSerial, result.state])).toEqual([
      ['FK1', 'failed'],
      ['FK2', 'failed'],
    ]);
    expect(await read(refused)).toMatchObject({ results: [], problems: [{ field: 'OrgnlMsgId' }] });
  });
});

describe('BANK-03 SEC-05 XML from outside', () => {
  test.each([
    ['entities', '<!DOCTYPE a [<!ENTITY x "y">]><Document>&x;</Document>', '文档类型'],
    ['an unknown entity', '<Document>&x;</Document>', '有效的 XML'],
    ['no end', '<Document>', '有效的 XML'],
    ['another message', '<Document><Other/></Document>', '不支持'],
    ['32 levels', `${'<a>'.repeat(33)}${'</a>'.repeat(33)}`, '上限'],
    ['a long text', `<a>${'x'.repeat(2001)}</a>`, '上限'],
    ['many elements', `<a>${'<b/>'.repeat(200_000)}</a>`, '上限'],
  ])('%s are refused', async (_what, text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });

  test('what is just within the limits is read', async () => {
    await expect(readXml(`${'<a>'.repeat(32)}${'</a>'.repeat(32)}`)).resolves.toMatchObject({ name: 'a' });
    await expect(readXml(`<a>${'x'.repeat(2000)}</a>`)).resolves.toMatchObject({ name: 'a' });
  });
});
