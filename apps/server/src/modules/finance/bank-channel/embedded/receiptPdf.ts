import { shownYuan } from '../../../../platform/amountText.ts';
import { pdfOfLines } from './pdfOfLines.ts';

/** A payment as its receipt shows it. */
interface Receipt {
  bankSerialNo: string;
  requestSerial: string;
  payTime: string;
  payer: { name: string; accountNo: string };
  payee: { name: string; accountNo: string };
  /** Fen. */
  amount: number;
  purpose: string;
}

/** The receipt of a payment by the embedded bank. Nobody is to take it for that of a bank. */
export const receiptPdf = ({ bankSerialNo, requestSerial, payTime, payer, payee, amount, purpose }: Receipt): Uint8Array =>
  pdfOfLines({
    title: '电子回单（模拟）',
    watermark: '模拟',
    lines: [
      `回单编号：${bankSerialNo}`,
      `请求流水：${requestSerial}`,
      `支付时间：${payTime}`,
      `付款户名：${payer.name}`,
      `付款账号：${payer.accountNo}`,
      `收款户名：${payee.name}`,
      `收款账号：${payee.accountNo}`,
      `金　　额：人民币 ${shownYuan(amount)} 元`,
      `用　　途：${purpose}`,
      '本回单由内置的模拟银行生成，不是银行凭证，没有资金往来。',
    ],
  });
