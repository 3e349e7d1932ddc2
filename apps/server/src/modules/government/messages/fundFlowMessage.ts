import type { hyPayment } from '../../finance/payment/payment.table.ts';
import { chargedOf } from '../../shipping/shipping-note/noteFunds.ts';
import type { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import type { LocalError, MessageField } from './checkMessage.ts';
import { compact, decimal, n14, type Message } from './message.ts';

type Note = typeof hyShippingNote.$inferSelect;
type Payment = typeof hyPayment.$inferSelect;

/** Everything that the message of a fund flow is made of. */
export interface FundFlowParts {
  note: Note;
  /** Those of the waybill that have arrived, the oldest first. */
  payments: readonly Payment[];
}

/** @source freight-domain 6.4.2 */
export const fundFlowFields: readonly MessageField[] = [
  { name: 'documentNumber', label: '流水单号', max: 35 },
  // Written when it leaves.
  { name: 'sendToProDateTime', label: '上传时间', max: 14, form: 'n14', optional: true },
  { name: 'carrier', label: '实际承运人', max: 512 },
  { name: 'actualCarrierID', label: '实际承运人证件号', max: 50, rule: 'partyNo' },
  { name: 'vehicleNumber', label: '车牌号', max: 35, rule: 'plate' },
  { name: 'vehiclePlateColorCode', label: '车牌颜色', max: 2, dict: 'plate_color' },
  { name: 'remark', label: '备注', max: 256, optional: true },
  { name: 'shippingNoteList[].shippingNoteNumber', label: '运单号', max: 20 },
  { name: 'shippingNoteList[].serialNumber', label: '分段分单号', max: 4, form: /^\d{4}$/ },
  { name: 'shippingNoteList[].totalMonetaryAmount', label: '实付总额', max: 18, form: 'n,3' },
  { name: 'financiallist[].paymentMeansCode', label: '付款方式', max: 3, dict: 'payment_means' },
  { name: 'financiallist[].recipient', label: '收款方', max: 512 },
  { name: 'financiallist[].receiptAccount', label: '收款账号', max: 512, form: /^\d{8,32}$/ },
  { name: 'financiallist[].bankCode', label: '银行代码', max: 11, optional: true },
  { name: 'financiallist[].sequenceCode', label: '银行流水号', max: 50 },
  { name: 'financiallist[].monetaryAmount', label: '付款金额', max: 18, form: 'n,3' },
  { name: 'financiallist[].dateTime', label: '付款时间', max: 14, form: 'n14' },
];

const yuan = (fen: number) => decimal(fen, { shift: 2, decimals: 3 });
const sumOf = (payments: readonly Payment[]) => payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What was paid for a trip, payment by payment. The key `financiallist` is spelled as the provinces spell it.
 *
 * @source freight-domain 6.4.2
 */
export function fundFlowMessage({ note, payments }: FundFlowParts): Message {
  return compact({
    documentNumber: payments.find(({ fundFlowNo }) => fundFlowNo !== null)?.fundFlowNo,
    carrier: note.actualCarrierName,
    actualCarrierID: note.actualCarrierId,
    vehicleNumber: note.vehicleNumber,
    vehiclePlateColorCode: note.plateColor,
    shippingNoteList: [
      compact({
        shippingNoteNumber: note.shippingNoteNumber,
        serialNumber: note.serialNumber,
        totalMonetaryAmount: yuan(sumOf(payments)),
      }),
    ],
    financiallist: payments.map((payment) =>
      compact({
        paymentMeansCode: payment.paymentMeansCode,
        recipient: payment.payeeName,
        receiptAccount: payment.payeeCardNo,
        bankCode: payment.payeeBankCode,
        sequenceCode: payment.bankSerialNo,
        monetaryAmount: yuan(payment.amount),
        dateTime: n14(payment.payTime),
      }),
    ),
  });
}

/** What a fund flow is held against beside its own data. */
export interface FundFlowBooks {
  now: string;
  /** The message of the waybill as it was received; undefined where it was not. */
  waybill: Message | undefined;
  /** What the waybill says was paid of it, in fen: prepayments that were set against it, and the rest. */
  booked: number;
  /** Ids of payments to others than the driver and the carrier, who hold no letter of authority. */
  unauthorised: readonly string[];
  /** Serials of the bank that stand on payments of other waybills, too. */
  used: readonly string[];
}

const carrierFacts = [
  ['carrier', 'actualCarrierInfo', 'actualCarrierName', '实际承运人'],
  ['actualCarrierID', 'actualCarrierInfo', 'actualCarrierID', '实际承运人证件号'],
  ['vehicleNumber', 'vehicleInfo', 'vehicleNumber', '车牌号'],
  ['vehiclePlateColorCode', 'vehicleInfo', 'vehiclePlateColorCode', '车牌颜色'],
] as const;

/** K01, K02, K09 to K12 and K14. @source freight-domain 6.5 */
export function checkFundFlow({ note, payments }: FundFlowParts, books: FundFlowBooks): LocalError[] {
  const errors: LocalError[] = [];
  const add = (field: string, { rule, message, ...level }: Omit<LocalError, 'field'>) => errors.push({ field, rule, message, ...level });
  const message = fundFlowMessage({ note, payments });
  const total = sumOf(payments);
  if (total <= 0) add('shippingNoteList[0].totalMonetaryAmount', { rule: 'K01', message: '实付总额必须大于0' });
  for (const [name, part, there, label] of carrierFacts) {
    const own = books.waybill?.[part] as Message | undefined;
    if (own !== undefined && own[there] !== message[name]) add(name, { rule: 'K09', message: `${label}与已上报运单不一致` });
  }
  if (total !== books.booked) add('financiallist', { rule: 'K10', message: '流水合计与运单实付金额不一致' });
  // The freight as the waybill is reported: with what was corrected since.
  if (total > chargedOf(note))
    add('shippingNoteList[0].totalMonetaryAmount', { rule: 'K11', message: '实付总额大于运单运费', level: 'warning' });
  for (const [index, { id, bankSerialNo, payTime }] of payments.entries()) {
    const place = `financiallist[${index}]`;
    if (payTime !== null && payTime > books.now) add(`${place}.dateTime`, { rule: 'K02', message: '付款时间晚于当前时间' });
    if (books.unauthorised.includes(id))
      add(`${place}.recipient`, { rule: 'K12', message: '收款方既不是实际承运人或司机，也没有授权文件' });
    if (bankSerialNo !== null && books.used.includes(bankSerialNo))
      add(`${place}.sequenceCode`, { rule: 'K14', message: `银行流水号${bankSerialNo}已用于其他运单` });
  }
  return errors;
}
