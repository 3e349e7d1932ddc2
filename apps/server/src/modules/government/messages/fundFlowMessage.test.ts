import { describe, expect, test } from 'vitest';
import { storedRow as row } from '../../../../test/storedRow.ts';
import { checkFields } from './checkMessage.ts';
import { checkFundFlow, fundFlowFields, fundFlowMessage, type FundFlowBooks, type FundFlowParts } from './fundFlowMessage.ts';
import type { Message } from './message.ts';

type Note = FundFlowParts['note'];
type Payment = FundFlowParts['payments'][number];

const now = '2026-06-02 12:00:00';
const note: Partial<Note> = {
  shippingNoteNumber: 'YD2026060100000001',
  serialNumber: '0000',
  actualCarrierName: '王建国',
  actualCarrierId: '370000198001010017',
  vehicleNumber: '鲁GA1234',
  plateColor: '2',
  feeTotal: 290_016,
  customerAdjust: 0,
};
const payment: Partial<Payment> = {
  id: 'p1',
  fundFlowNo: 'LS0001',
  paymentMeansCode: '32',
  payeeName: '王建国',
  payeeCardNo: '6222021607000000000',
  payeeBankCode: 'ICBC',
  bankSerialNo: 'S1',
  amount: 271_000,
  payTime: '2026-06-02 11:59:59',
};
const parts = ({ note: changed = {}, payments = [{}] }: { note?: Partial<Note>; payments?: readonly Partial<Payment>[] } = {}) => ({
  note: row<Note>({ ...note, ...changed }),
  payments: payments.map((one) => row<Payment>({ ...payment, ...one })),
});

/** A received waybill with the facts of the note. */
const waybill: Message = {
  actualCarrierInfo: { actualCarrierName: '王建国', actualCarrierID: '370000198001010017' },
  vehicleInfo: { vehicleNumber: '鲁GA1234', vehiclePlateColorCode: '2' },
};
const books: FundFlowBooks = { now, waybill, booked: 271_000, unauthorised: [], used: [] };

describe('FRT-26 6.4.2 the message of a fund flow', () => {
  test('FRT-26 6.4.2 it names the carriage and each payment, in yuan with three decimals', () => {
    const message = fundFlowMessage(parts({ payments: [{ fundFlowNo: null, amount: 1, bankSerialNo: 'S0', payeeBankCode: null }, {}] }));
    expect(message).toEqual({
      documentNumber: 'LS0001',
      carrier: '王建国',
      actualCarrierID: '370000198001010017',
      vehicleNumber: '鲁GA1234',
      vehiclePlateColorCode: '2',
      shippingNoteList: [{ shippingNoteNumber: 'YD2026060100000001', serialNumber: '0000', totalMonetaryAmount: '2710.010' }],
      financiallist: [
        {
          paymentMeansCode: '32',
          recipient: '王建国',
          receiptAccount: '6222021607000000000',
          sequenceCode: 'S0',
          monetaryAmount: '0.010',
          dateTime: '20260602115959',
        },
        {
          paymentMeansCode: '32',
          recipient: '王建国',
          receiptAccount: '6222021607000000000',
          bankCode: 'ICBC',
          sequenceCode: 'S1',
          monetaryAmount: '2710.000',
          dateTime: '20260602115959',
        },
      ],
    });
  });

  const told = (message: Message): string[] =>
    checkFields(message, { fields: fundFlowFields, knowsCode: (_dict, code) => code !== 'nonsense' }).map(
      ({ field, message: text }) => `${field} ${text}`,
    );

  test('FRT-26 6.4.2 as it is made it is as the exchange format wants it', () => {
    expect(told(fundFlowMessage(parts()))).toEqual([]);
  });

  // Each field by its name in the message and in the sentence that a person reads.
  test.each<[string, string, (message: Message) => void]>([
    ['documentNumber', '流水单号', (m) => delete m['documentNumber']],
    ['documentNumber', '流水单号', (m) => (m['documentNumber'] = 'x'.repeat(36))],
    ['sendToProDateTime', '上传时间', (m) => (m['sendToProDateTime'] = '2026')],
    ['carrier', '实际承运人', (m) => delete m['carrier']],
    ['carrier', '实际承运人', (m) => (m['carrier'] = '王'.repeat(513))],
    ['actualCarrierID', '实际承运人证件号', (m) => delete m['actualCarrierID']],
    ['actualCarrierID', '证', (m) => (m['actualCarrierID'] = '123')],
    ['vehicleNumber', '车牌', (m) => (m['vehicleNumber'] = '鲁')],
    ['vehiclePlateColorCode', '车牌颜色', (m) => (m['vehiclePlateColorCode'] = 'nonsense')],
    ['remark', '备注', (m) => (m['remark'] = '备'.repeat(257))],
    ['shippingNoteList[0].shippingNoteNumber', '运单号', (m) => delete first(m, 'shippingNoteList')['shippingNoteNumber']],
    ['shippingNoteList[0].shippingNoteNumber', '运单号', (m) => (first(m, 'shippingNoteList')['shippingNoteNumber'] = 'x'.repeat(21))],
    ['shippingNoteList[0].serialNumber', '分段分单号', (m) => (first(m, 'shippingNoteList')['serialNumber'] = '00a0')],
    ['shippingNoteList[0].totalMonetaryAmount', '实付总额', (m) => (first(m, 'shippingNoteList')['totalMonetaryAmount'] = '1.0000')],
    ['financiallist[0].paymentMeansCode', '付款方式', (m) => (first(m, 'financiallist')['paymentMeansCode'] = 'nonsense')],
    ['financiallist[0].recipient', '收款方', (m) => delete first(m, 'financiallist')['recipient']],
    ['financiallist[0].receiptAccount', '收款账号', (m) => (first(m, 'financiallist')['receiptAccount'] = '1234567')],
    ['financiallist[0].receiptAccount', '收款账号', (m) => (first(m, 'financiallist')['receiptAccount'] = '1'.repeat(33))],
    ['financiallist[0].bankCode', '银行代码', (m) => (first(m, 'financiallist')['bankCode'] = 'x'.repeat(12))],
    ['financiallist[0].sequenceCode', '银行流水号', (m) => delete first(m, 'financiallist')['sequenceCode']],
    ['financiallist[0].sequenceCode', '银行流水号', (m) => (first(m, 'financiallist')['sequenceCode'] = 'x'.repeat(51))],
    ['financiallist[0].monetaryAmount', '付款金额', (m) => (first(m, 'financiallist')['monetaryAmount'] = '1.0000')],
    ['financiallist[0].dateTime', '付款时间', (m) => (first(m, 'financiallist')['dateTime'] = '20261301000000')],
  ])('FRT-26 6.4.2 %s (%s) is looked at', (field, label, change) => {
    const message = fundFlowMessage(parts());
    change(message);
    const [fault, ...more] = told(message);
    expect(fault).toContain(`${field} `);
    expect(fault).toContain(label);
    expect(more).toEqual([]);
  });
});

const first = (message: Message, name: string): Message => (message[name] as Message[])[0]!;

describe('FRT-26 6.5 what keeps a fund flow from being reported', () => {
  const found = (changes: Parameters<typeof parts>[0] = {}, further: Partial<FundFlowBooks> = {}): string[] =>
    checkFundFlow(parts(changes), { ...books, ...further }).map(
      ({ rule, field, message, level }) => `${rule} ${field} ${message}${level === undefined ? '' : ` (${level})`}`,
    );

  test('FRT-26 K01 nothing was paid; a fen is something', () => {
    expect(found({ payments: [{ amount: 1 }] }, { booked: 1 })).toEqual([]);
    expect(found({ payments: [] }, { booked: 0 })).toEqual(['K01 shippingNoteList[0].totalMonetaryAmount 实付总额必须大于0']);
  });

  test('FRT-26 K09 each fact that is other than in the waybill as it was received', () => {
    for (const [name, value, field, label] of [
      ['actualCarrierName', '李四', 'carrier', '实际承运人'],
      ['actualCarrierId', '370000198001010025', 'actualCarrierID', '实际承运人证件号'],
      ['vehicleNumber', '鲁GB1234', 'vehicleNumber', '车牌号'],
      ['plateColor', '1', 'vehiclePlateColorCode', '车牌颜色'],
    ] as const)
      expect(found({ note: { [name]: value } }), name).toEqual([`K09 ${field} ${label}与已上报运单不一致`]);
    expect(found({ note: { plateColor: '1' } }, { waybill: undefined })).toEqual([]);
    expect(found({ note: { plateColor: '1' } }, { waybill: { actualCarrierInfo: waybill['actualCarrierInfo']! } })).toEqual([]);
  });

  test('FRT-26 K10 what was paid is what the waybill books, to the fen', () => {
    for (const booked of [270_999, 271_001]) expect(found({}, { booked })).toEqual(['K10 financiallist 流水合计与运单实付金额不一致']);
  });

  test('FRT-26 K11 more than the freight is warned of, corrections counted', () => {
    const warning = ['K11 shippingNoteList[0].totalMonetaryAmount 实付总额大于运单运费 (warning)'];
    for (const [feeTotal, customerAdjust, expected] of [
      [271_001, 0, []],
      [271_000, 0, []],
      [270_999, 0, warning],
      [270_999, 1, []],
      [271_000, -1, warning],
    ] as const)
      expect(found({ note: { feeTotal, customerAdjust } }), `${feeTotal} ${customerAdjust}`).toEqual(expected);
  });

  test('FRT-26 K02 a payment of the future; now is not the future', () => {
    expect(found({ payments: [{ payTime: now }] })).toEqual([]);
    expect(found({ payments: [{ payTime: null }] })).toEqual([]);
    expect(found({ payments: [{ amount: 1000 }, { amount: 270_000, payTime: '2026-06-02 12:00:01' }] })).toEqual([
      'K02 financiallist[1].dateTime 付款时间晚于当前时间',
    ]);
  });

  test('FRT-26 K12 K14 payees without authority and serials that stand elsewhere, each at its payment', () => {
    expect(found({}, { unauthorised: ['p1'] })).toEqual(['K12 financiallist[0].recipient 收款方既不是实际承运人或司机，也没有授权文件']);
    expect(found({}, { unauthorised: ['p2'], used: ['S2'] })).toEqual([]);
    expect(found({}, { used: ['S1'] })).toEqual(['K14 financiallist[0].sequenceCode 银行流水号S1已用于其他运单']);
    expect(found({ payments: [{ bankSerialNo: null }] }, { used: [null as never] })).toEqual([]);
  });
});
