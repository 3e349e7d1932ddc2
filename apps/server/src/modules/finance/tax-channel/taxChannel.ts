/** Who sells or buys, as an invoice names them. What an invoice need not say is null. */
export interface InvoiceParty {
  name: string;
  /** Number of the taxpayer; null for a person who buys. */
  taxNo: string | null;
  address: string | null;
  tel: string | null;
  bank: string | null;
  account: string | null;
}

/** A line of an invoice. Amounts are integer fen; those of a red invoice are negative. `incl` = `net` + `tax` exactly. */
export interface InvoiceLine {
  /** Category between asterisks, then the name: `*运输服务*国内道路货物运输`. */
  goodsName: string;
  unit?: string | null;
  /** As people write it, such as `32.300`; the price of one follows from `net`. */
  quantity?: string | null;
  net: number;
  /** 1/10000: 900 is 9 %. */
  taxRate: number;
  tax: number;
  incl: number;
}

/** A trip, as invoices for the transport of goods must name it. */
export interface TransportRow {
  /** One of `transportKinds`. */
  kind: string;
  plate: string;
  /** Province, city and county by their names, then what is more exact: `山东省潍坊市寿光市`. */
  origin: string;
  destination: string;
  cargo: string;
}

/** Kinds of transport that the tax bureau knows. @source 批量开票-导入开票模板 V260401, sheet 3 */
export const transportKinds = ['铁路运输', '公路运输', '水路运输', '航空运输', '管道运输', '其他运输工具'] as const;

/** What an invoice is to say. Sums are those of its lines. */
export interface InvoiceOrder {
  /**
   * Tells orders apart: a channel issues one invoice for each serial, however often it is asked. 1 to 20 letters and digits, which is what the
   * tax bureau takes.
   */
  serial: string;
  /** By dictionary `invoice_type`: 1 and 2 are electronic, 3 and 4 on paper; 1 and 3 are special ones. */
  invoiceType: string;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  lines: readonly InvoiceLine[];
  /** Empty where it is not a transport of goods. */
  transportRows: readonly TransportRow[];
  remark: string;
  /** The person who issues it. */
  issuer: string;
  net: number;
  tax: number;
  incl: number;
}

/** An invoice that takes back another one, or a part of it: its amounts are negative. */
export interface RedOrder extends InvoiceOrder {
  /** Number of the confirmation (红字发票信息确认单) by which the tax bureau allows it. */
  redConfirmNo: string;
  reason: string;
  /** The invoice that it takes back. */
  original: { invoiceNo: string; invoiceCode: string | null };
}

/** What a channel says when it is given an order. What it accepted may still fail. */
export type IssueAnswer = { state: 'accepted' } | { state: 'refused'; code: string; reason: string };

/** What comes with an invoice, as the tax bureau made it. */
export interface InvoiceFiles {
  pdf?: Uint8Array;
  ofd?: Uint8Array;
  xml?: Uint8Array;
}

/** What became of an order. `missing`: the channel never had it, and it may be given again under the same serial. */
export type IssueResult =
  | { state: 'processing' | 'missing' }
  | {
      state: 'issued';
      /** 20 digits, or 8 on paper. */
      invoiceNo: string;
      /** On paper alone: 10 or 12 digits. */
      invoiceCode: string | null;
      /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
      issueTime: string;
      /** Absent where the channel has none: `invoicePaper` and `invoiceXml` write them. */
      files?: InvoiceFiles;
    }
  | { state: 'failed'; code: string; reason: string };

/** News that a channel sends by itself. */
export interface TaxNews {
  serial: string;
  result: IssueResult;
}

/**
 * A way for invoices to be issued: the embedded office, or workbooks that a person carries to the tax bureau. Every implementation passes one
 * suite.
 *
 * @source freight-domain 7
 */
export interface TaxChannel {
  /** `embedded` or `files`. */
  name: string;
  /** What it issues is not an invoice, and is shown with the mark 模拟. */
  simulated: boolean;
  /**
   * @throws Error no answer, or another order has this serial: whether and what was taken is not known, and `query` will tell. It is never said
   * as `refused`, after which the same would be issued once more under another serial
   */
  issue(order: InvoiceOrder): Promise<IssueAnswer>;
  /** @throws Error as `issue` */
  red(order: RedOrder): Promise<IssueAnswer>;
  query(serial: string): Promise<IssueResult>;
}
