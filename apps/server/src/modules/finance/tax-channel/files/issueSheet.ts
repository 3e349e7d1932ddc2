import { yuanText } from '../../../../platform/amountText.ts';
import { type CellValue, type SheetColumn, writeWorkbook } from '../../../../platform/excel/writeWorkbook.ts';
import { isSpecial } from '../orderProblem.ts';
import type { InvoiceOrder, InvoiceParty } from '../taxChannel.ts';
import { basicColumns, bureauVersion, businessColumns, furtherColumns, lineColumns, serviceOf, shownContacts } from './bureauTemplate.ts';

const help =
  '由系统按电子税务局“批量开票-导入开票模板”生成；发票流水号用于导入开票结果，请勿修改。开具后请将电子税务局的开票结果（含发票流水号、发票号码、开票日期）导入本系统。';

/** Invoices as the workbook that a taxpayer gives to the electronic tax bureau. Amounts have their tax in them, and all cells are texts, as it asks. */
export function writeIssueSheet(orders: readonly InvoiceOrder[]): NodeJS.ReadableStream {
  const titles = [help];
  return writeWorkbook(
    { name: '1-发票基本信息', titles, columns: basicColumns, rows: orders.map(basicRow) },
    // The bureau takes no workbook of another version than its own.
    { name: 'excelVersion', hidden: true, columns: [{ caption: '', kind: 'text' }], rows: [[''], [''], [bureauVersion]] },
    { name: '2-发票明细信息', titles, columns: lineColumns, rows: orders.flatMap(lineRows) },
    { name: '3-特定业务信息', titles, columns: businessColumns, rows: orders.flatMap(tripRows) },
    { name: '4-附加要素信息', titles, columns: furtherColumns, rows: [] },
  );
}

/** Values in the order of the columns, by their captions; of those that have the same one, in the first. */
const inOrder = (columns: readonly SheetColumn[], values: Readonly<Record<string, CellValue>>): CellValue[] =>
  columns.map(({ caption }, index) => (columns.findIndex((column) => column.caption === caption) === index ? values[caption] : ''));

function basicRow({ serial, invoiceType, transportRows, buyer, seller, remark }: InvoiceOrder): CellValue[] {
  return inOrder(basicColumns, {
    发票流水号: serial,
    发票类型: isSpecial(invoiceType) ? '增值税专用发票' : '普通发票',
    特定业务类型: transportRows.length > 0 ? '货物运输服务' : '',
    是否含税: '是',
    受票方自然人标识: buyer.taxNo === null ? '是' : '否',
    购买方名称: buyer.name,
    购买方纳税人识别号: buyer.taxNo,
    购买方地址: buyer.address,
    购买方电话: buyer.tel,
    购买方开户银行: buyer.bank,
    购买方银行账号: buyer.account,
    是否展示购买方地址电话银行账号: shownContact(invoiceType, buyer),
    备注: remark,
    销售方开户行: seller.bank,
    销售方银行账号: seller.account,
    是否展示销售方地址电话银行账号: shownContact(invoiceType, seller),
  });
}

/** Special invoices show what is known of both sides. */
function shownContact(invoiceType: string, { address, tel, bank, account }: InvoiceParty): string {
  if (!isSpecial(invoiceType)) return '';
  const [hasAddress, hasBank] = [Boolean(address || tel), Boolean(bank || account)];
  if (hasAddress && hasBank) return shownContacts.all;
  if (hasAddress) return shownContacts.address;
  return hasBank ? shownContacts.bank : '';
}

const lineRows = ({ serial, lines }: InvoiceOrder): CellValue[][] =>
  lines.map(({ goodsName, unit, quantity, incl, taxRate }) => {
    const service = serviceOf(goodsName);
    return inOrder(lineColumns, {
      发票流水号: serial,
      项目名称: service?.name,
      商品和服务税收编码: service?.code,
      单位: unit,
      // The price of one follows from both.
      数量: quantity,
      金额: yuanText(incl),
      税率: String(taxRate / 10_000),
    });
  });

const tripRows = ({ serial, transportRows }: InvoiceOrder): CellValue[][] =>
  transportRows.map(({ kind, plate, origin, destination, cargo }) =>
    inOrder(businessColumns, {
      发票流水号: serial,
      起运地: origin.slice(0, 80),
      到达地: destination.slice(0, 80),
      运输工具种类: kind,
      运输工具牌号: plate === '' ? '无' : plate,
      运输货物名称: cargo.slice(0, 80),
    }),
  );
