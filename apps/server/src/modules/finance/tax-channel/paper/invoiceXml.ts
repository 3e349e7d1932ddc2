import { yuanText } from '../../../../platform/amountText.ts';
import { element, escaped } from '../../bank-channel/files/formats/xml.ts';
import type { InvoiceLine, InvoiceParty, TransportRow } from '../taxChannel.ts';
import { capitals, priceText, titleOf } from './invoiceWords.ts';
import type { PaperInvoice } from './paperInvoice.ts';

/** What may stand in an element; one of null is left out. */
type Fields = Readonly<Record<string, string | null | undefined>>;

/**
 * An invoice as XML, by plain names of its fields. It is ours: the file of the tax bureau is signed and has the names of its standard. The root says
 * whether it is simulated, and whether it was voided.
 */
export function invoiceXml({ invoice }: { invoice: PaperInvoice }): string {
  const { simulated, voided = false, seller, buyer, lines, transportRows, red } = invoice;
  const content = [
    fields({
      Title: titleOf(invoice),
      InvoiceType: invoice.invoiceType,
      InvoiceCode: invoice.invoiceCode,
      InvoiceNumber: invoice.invoiceNo,
      IssueTime: invoice.issueTime,
    }),
    element('Seller', party(seller)),
    element('Buyer', party(buyer)),
    element('Lines', ...lines.map((line, index) => element('Line', lineOf(line, index + 1)))),
    ...(transportRows.length === 0 ? [] : [element('Transports', ...transportRows.map((row) => element('Transport', tripOf(row))))]),
    fields({
      TotalNet: yuanText(invoice.net),
      TotalTax: yuanText(invoice.tax),
      TotalAmount: yuanText(invoice.incl),
      TotalAmountInCapitals: capitals(invoice.incl),
      Remark: invoice.remark,
      Issuer: invoice.issuer,
    }),
    ...(red === undefined ? [] : [element('Red', fields({ OriginalNumber: red.originalNo, ConfirmationNumber: red.redConfirmNo }))]),
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Invoice simulated="${simulated}" voided="${voided}">${content}</Invoice>\n`;
}

const fields = (named: Fields): string =>
  Object.entries(named)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => element(name, escaped(String(value))))
    .join('');

const party = ({ name, taxNo, address, tel, bank, account }: InvoiceParty): string =>
  fields({ Name: name, TaxNumber: taxNo, Address: address, Telephone: tel, Bank: bank, Account: account });

const lineOf = (line: InvoiceLine, number: number): string =>
  fields({
    Number: String(number),
    GoodsName: line.goodsName,
    Unit: line.unit,
    Quantity: line.quantity,
    Price: priceText(line),
    Net: yuanText(line.net),
    TaxRate: String(line.taxRate / 10_000),
    Tax: yuanText(line.tax),
    Amount: yuanText(line.incl),
  });

const tripOf = ({ kind, plate, origin, destination, cargo }: TransportRow): string =>
  fields({ Kind: kind, VehicleNumber: plate, Origin: origin, Destination: destination, Cargo: cargo });
