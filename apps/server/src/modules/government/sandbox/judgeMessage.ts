import { createDecipheriv } from 'node:crypto';
import { sm2 } from 'sm-crypto-v2';
import { schemaOf } from './sandboxSchemas.ts';

/** A verdict in the codes of the provinces. @source freight-domain 6.6 */
export interface Verdict {
  code: string;
  message: string;
  /** The message, as far as it could be read. */
  body?: unknown;
  /** What was looked at, for the console. */
  checks?: string[];
}

/** What the receiver has to look up in its own books. */
export interface Books {
  /** The last accepted record of a driver or vehicle. */
  accepted(ipcType: string, subject: string): Promise<Record<string, unknown> | undefined>;
  /** n14. */
  now: string;
}

interface Content {
  ipcType: string;
  encryptedCode: unknown;
  encryptedContent: unknown;
}

/** Decrypts a message and looks whether it may be accepted. @source freight-domain 6.5, 6.8 */
export async function judgeMessage(content: Content, { privateKey, books }: { privateKey: string; books: Books }): Promise<Verdict> {
  const schema = schemaOf(content.ipcType);
  if (schema === undefined) return { code: '3002', message: `接口代码${content.ipcType}不存在` };
  const key = decryptKey(content.encryptedCode, privateKey);
  if (key === undefined) return { code: '3006', message: '对称密钥解密失败' };
  const text = decryptContent(content.encryptedContent, key);
  if (text === undefined) return { code: '3007', message: '报文内容解密失败' };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { code: '3008', message: '业务报文解析失败', body: text };
  }
  const form = schema.safeParse(body);
  if (!form.success) {
    const fields = [...new Set(form.error.issues.map((issue) => issueField(issue)))];
    return { code: '3005', message: `字段校验不通过：${fields.join('、')}`, body, checks: ['K01'] };
  }
  const wrong = await crossChecks[content.ipcType]?.(body as never, books);
  const checks = ['K01', ...(checksOf[content.ipcType] ?? ['K04'])];
  if (wrong !== undefined) return { code: '3005', message: `字段校验不通过：${wrong}`, body, checks };
  return { code: '1001', message: '已接收', body, checks };
}

const checksOf: Readonly<Record<string, readonly string[]>> = {
  WLHY_YD1001: ['K02', 'K03', 'K05'],
  WLHY_ZJ1001: ['K02', 'K03', 'K09', 'K10'],
};

function issueField(issue: { path: PropertyKey[]; keys?: unknown }): string {
  const further = Array.isArray(issue.keys) ? `.${issue.keys.join(',')}` : '';
  return `${issue.path.join('.')}${further}`.replace(/^\./, '') || '报文';
}

function decryptKey(code: unknown, privateKey: string): Buffer | undefined {
  if (typeof code !== 'string' || !/^04[0-9a-f]+$/i.test(code)) return undefined;
  try {
    const key = Buffer.from(sm2.doDecrypt(code.slice(2), privateKey, 0, { output: 'array' }));
    return key.length === 16 ? key : undefined;
  } catch {
    return undefined;
  }
}

function decryptContent(content: unknown, key: Buffer): string | undefined {
  if (typeof content !== 'string') return undefined;
  try {
    const cipher = createDecipheriv('sm4-ecb', key, null);
    return Buffer.concat([cipher.update(content, 'base64'), cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Whether the last character of an ID number follows from the others. @source GB 11643 */
function isIdNumber(text: string): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return '10X98765432'[sum % 11] === text[17];
}

type Body = Record<string, string>;

interface Waybill extends Body {
  vehicleInfo: never;
}

interface FundFlow {
  carrier: string;
  actualCarrierID: string;
  vehicleNumber: string;
  vehiclePlateColorCode: string;
  sendToProDateTime: string;
  shippingNoteList: { shippingNoteNumber: string; serialNumber: string; totalMonetaryAmount: string }[];
  financiallist: { sequenceCode: string; monetaryAmount: string; dateTime: string }[];
}

/** Thousandths, which all amounts have. */
const thousandths = (amount: string): bigint => BigInt(amount.replace('.', ''));
const total = (amounts: readonly string[]): bigint => amounts.reduce((sum, amount) => sum + thousandths(amount), 0n);

/** What fields say of each other and of what was accepted before; gives the field that is wrong. */
const crossChecks: Readonly<Record<string, (body: never, books: Books) => Promise<string | undefined>>> = {
  WLHY_JSY1001: async (body: Body, { now }) => {
    if (!isIdNumber(body['drivingLicense'] ?? '')) return 'drivingLicense';
    if ((body['validPeriodFrom'] ?? '') >= (body['validPeriodTo'] ?? '9')) return 'validPeriodFrom';
    return (body['validPeriodTo'] ?? '9') < now.slice(0, 8) ? 'validPeriodTo' : undefined;
  },
  WLHY_CL1001: async (body: Body) => {
    const gross = Number(body['grossMass']);
    if (Number(body['vehicleTonnage']) <= 0) return 'vehicleTonnage';
    if (!body['vehicleType']!.startsWith('Q') && gross < Number(body['vehicleTonnage'])) return 'grossMass';
    if (gross > 4.5) return undefined;
    // Light vehicles are known by their licences.
    return ['owner', 'useCharacter', 'vin', 'issuingOrganizations', 'registerDate', 'issueDate'].find((name) => body[name] === undefined);
  },
  WLHY_CYR1001: async (body: Body, { now }) => ((body['permitValidTo'] ?? '9') < now.slice(0, 8) ? 'permitValidTo' : undefined),
  WLHY_TYR1001: async (body: Body) => (body['consignorKind'] === '2' && !isIdNumber(body['consignorID'] ?? '') ? 'consignorID' : undefined),
  WLHY_YD1001: async (given: Waybill, books) => {
    const body = given as Body;
    const vehicle = given.vehicleInfo as {
      vehicleNumber: string;
      vehiclePlateColorCode: string;
      driver: { drivingLicense: string }[];
      goodsInfo: { goodsItemGrossWeight: string }[];
    };
    const [consigned, despatched, received, sent] = ['consignment', 'despatchActual', 'goodsReceipt', 'sendToPro'].map(
      (name) => body[`${name}DateTime`] ?? '',
    ) as [string, string, string, string];
    if (consigned > despatched) return 'consignmentDateTime';
    if (despatched >= received) return 'despatchActualDateTime';
    if (received > sent) return 'goodsReceiptDateTime';
    if (sent > books.now) return 'sendToProDateTime';
    if (Number(body['totalMonetaryAmount']) <= 0) return 'totalMonetaryAmount';
    const known = await books.accepted('WLHY_CL1001', `${vehicle.vehicleNumber} ${vehicle.vehiclePlateColorCode}`);
    if (known === undefined) return 'vehicleInfo.vehicleNumber（车辆未上报）';
    for (const { drivingLicense } of vehicle.driver)
      if ((await books.accepted('WLHY_JSY1001', drivingLicense)) === undefined) return 'vehicleInfo.driver（驾驶员未上报）';
    const weight = vehicle.goodsInfo.reduce((sum, goods) => sum + Number(goods.goodsItemGrossWeight), 0);
    return weight > Number(known['vehicleTonnage']) * 1000 ? 'vehicleInfo.goodsInfo.goodsItemGrossWeight（超过核定载质量）' : undefined;
  },
  WLHY_ZJ1001: async (flow: FundFlow, books) => {
    const { shippingNoteList: notes, financiallist: payments } = flow;
    for (const { shippingNoteNumber, serialNumber } of notes) {
      const waybill = await books.accepted('WLHY_YD1001', `${shippingNoteNumber} ${serialNumber}`);
      if (waybill === undefined) return 'shippingNoteList.shippingNoteNumber（运单未上报）';
      const carrier = waybill['actualCarrierInfo'] as Body;
      const vehicle = waybill['vehicleInfo'] as Body;
      if (carrier['actualCarrierName'] !== flow.carrier) return 'carrier（与运单不一致）';
      if (carrier['actualCarrierID'] !== flow.actualCarrierID) return 'actualCarrierID（与运单不一致）';
      if (vehicle['vehicleNumber'] !== flow.vehicleNumber) return 'vehicleNumber（与运单不一致）';
      if (vehicle['vehiclePlateColorCode'] !== flow.vehiclePlateColorCode) return 'vehiclePlateColorCode（与运单不一致）';
    }
    const paid = total(payments.map(({ monetaryAmount }) => monetaryAmount));
    if (payments.some(({ monetaryAmount }) => thousandths(monetaryAmount) <= 0n)) return 'financiallist.monetaryAmount';
    if (paid !== total(notes.map(({ totalMonetaryAmount }) => totalMonetaryAmount)))
      return 'financiallist.monetaryAmount（合计与运单不一致）';
    if (new Set(payments.map(({ sequenceCode }) => sequenceCode)).size < payments.length) return 'financiallist.sequenceCode（重复）';
    if (payments.some(({ dateTime }) => dateTime > flow.sendToProDateTime)) return 'financiallist.dateTime';
    return flow.sendToProDateTime > books.now ? 'sendToProDateTime' : undefined;
  },
};

/** What a message is about, by which it is found again. */
export function subjectOf(ipcType: string, body: unknown): string | undefined {
  const one = body as Body;
  if (ipcType === 'WLHY_JSY1001') return one['drivingLicense'];
  if (ipcType === 'WLHY_YD1001') return `${one['shippingNoteNumber']} ${one['serialNumber']}`;
  if (ipcType === 'WLHY_ZJ1001') return one['documentNumber'];
  return ipcType === 'WLHY_CL1001' ? `${one['vehicleNumber']} ${one['vehiclePlateColorCode']}` : undefined;
}
