import { yuanText } from '../../../../../platform/amountText.ts';
import type { PayBatch, PayRow } from './payRow.ts';
import { element, escaped } from './xml.ts';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** The clearing system of the People's Bank, which branches are numbered in. @source ISO 20022 ExternalClearingSystemIdentification1Code */
const clearingSystem = 'CNAPS';

/** Characters of a name and of what the payee reads. */
const longest = 140;

/**
 * Writes payments as the credit transfer message of ISO 20022. Each carries its request serial as `EndToEndId`, by which every later
 * message names it.
 *
 * @source ISO 20022 pain.001.001.09
 */
export function writePain001({ fileNo, time, payer, rows }: PayBatch): string {
  const count = element('NbOfTxs', String(rows.length));
  const sum = element('CtrlSum', yuanText(rows.reduce((total, { amount }) => total + amount, 0)));
  const header = element(
    'GrpHdr',
    element('MsgId', escaped(fileNo)),
    element('CreDtTm', `${time.replace(' ', 'T')}+08:00`),
    count,
    sum,
    element('InitgPty', nameOf(payer.accountName)),
  );
  const payment = element(
    'PmtInf',
    element('PmtInfId', escaped(fileNo)),
    element('PmtMtd', 'TRF'),
    count,
    sum,
    element('ReqdExctnDt', element('Dt', time.slice(0, 10))),
    element('Dbtr', nameOf(payer.accountName)),
    element('DbtrAcct', accountOf(payer.accountNo), element('Ccy', 'CNY')),
    element('DbtrAgt', agentOf(payer)),
    ...rows.map(transferOf),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${element('CstmrCdtTrfInitn', header, payment)}</Document>\n`;
}

function transferOf({ requestSerial, name, accountNo, bankName, cnaps, amount, purpose }: PayRow): string {
  const hasAgent = bankName !== null || cnaps !== null;
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', escaped(requestSerial))),
    element('Amt', `<InstdAmt Ccy="CNY">${yuanText(amount)}</InstdAmt>`),
    ...(hasAgent ? [element('CdtrAgt', agentOf({ bankName, cnaps }))] : []),
    element('Cdtr', nameOf(name)),
    element('CdtrAcct', accountOf(accountNo)),
    ...(purpose.trim() === '' ? [] : [element('RmtInf', element('Ustrd', escaped(cut(purpose))))]),
  );
}

/** Characters, not halves of one. */
const cut = (text: string): string => Array.from(text).slice(0, longest).join('');

const nameOf = (name: string): string => element('Nm', escaped(cut(name)));

const accountOf = (accountNo: string): string => element('Id', element('Othr', element('Id', escaped(accountNo))));

const agentOf = ({ bankName, cnaps }: { bankName: string | null; cnaps: string | null }): string =>
  element(
    'FinInstnId',
    ...(cnaps === null
      ? []
      : [element('ClrSysMmbId', element('ClrSysId', element('Cd', clearingSystem)), element('MmbId', escaped(cnaps)))]),
    ...(bankName === null ? [] : [nameOf(bankName)]),
  );
