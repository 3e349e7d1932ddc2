import { newId } from '../src/platform/db/newId.ts';
import type { InvoiceLine, InvoiceOrder, RedOrder } from '../src/modules/finance/tax-channel/taxChannel.ts';

/** Files of tests that share a database do not share serials and numbers. */
const own = String(Number.parseInt(newId().slice(-8), 16) % 1_000_000).padStart(6, '0');
let serials = 0;
let numbers = 0;

const party = (name: string, taxNo: string) => ({
  name,
  taxNo,
  address: '山东省潍坊市寿光市渤海路168号',
  tel: '0536-5221234',
  bank: '中国工商银行寿光支行',
  account: '1607004609022100123',
});

/** The line of case A3. @source freight-domain 4.5 */
const lineOfA3: InvoiceLine = {
  goodsName: '*运输服务*国内道路货物运输',
  unit: '吨',
  quantity: '32.300',
  net: 263_541,
  taxRate: 900,
  tax: 23_719,
  incl: 287_260,
};

/** An order of tests, under a serial of its own. @param count lines, each with its trip */
export function buildInvoiceOrder({ count = 1, ...over }: Partial<InvoiceOrder> & { count?: number } = {}): InvoiceOrder {
  return {
    serial: `KP${own}${String((serials += 1)).padStart(6, '0')}0101`,
    invoiceType: '1',
    seller: party('山东某网络货运有限公司', '91370700MA3D000127'),
    buyer: party('天津某商贸有限公司', '91120116MA06W8X5XN'),
    lines: Array.from({ length: count }, () => lineOfA3),
    transportRows: Array.from({ length: count }, () => ({
      kind: '公路运输',
      plate: '鲁GA1234',
      origin: '山东省潍坊市寿光市',
      destination: '天津市滨海新区',
      cargo: '蔬菜',
    })),
    remark: 'YD2026060100000001',
    issuer: '王财务',
    net: count * lineOfA3.net,
    tax: count * lineOfA3.tax,
    incl: count * lineOfA3.incl,
    ...over,
  };
}

/** What takes an order of tests back as a whole. */
export function buildRedOrder(invoiceNo: string, over: Partial<RedOrder> = {}): RedOrder {
  const { lines, net, tax, incl, ...order } = buildInvoiceOrder();
  return {
    ...order,
    lines: lines.map((line) => ({ ...line, quantity: '-32.300', net: -line.net, tax: -line.tax, incl: -line.incl })),
    net: -net,
    tax: -tax,
    incl: -incl,
    redConfirmNo: '37070126060000000001',
    reason: '开票有误',
    original: { invoiceNo, invoiceCode: null },
    ...over,
  };
}

/** A number of 20 digits that no other invoice of tests has. */
export const newInvoiceNumber = (): string => `2637${own}${String((numbers += 1)).padStart(10, '0')}`;

/** A sheet of the tax bureau as separated values. */
export const bureauSheet = (...lines: string[]): string =>
  ['发票流水号,发票号码,发票代码,开票日期,开票结果,失败原因,价税合计,税额', ...lines].join('\n');

/** A line of it about an order that was issued. @param time `YYYY-MM-DD HH:mm:ss` */
export const issuedLine = (
  { serial, incl }: Pick<InvoiceOrder, 'serial' | 'incl'>,
  { time, number = newInvoiceNumber(), amount = (incl / 100).toFixed(2) }: { time: string; number?: string; amount?: string },
): string => `${serial},${number},,${time},成功,,${amount},`;
