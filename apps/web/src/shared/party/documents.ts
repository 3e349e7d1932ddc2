interface Document {
  /** The right to the list that it stands in. */
  permission: string;
  href: string;
}

/** Lists by the letters that the numbers of their documents begin with, and the field that finds them. */
const lists: Readonly<Record<string, readonly [permission: string, path: string, field: string]>> = {
  YD: ['shipping:list', '/shipping/list', 'shippingNoteNumber'],
  CZ: ['recharge:list', '/wlhy/hycustomerrecharge/HyCustomerRechargeList', 'rechargeNo'],
  FH: ['approval:list', '/account/approval', 'approvalNo'],
  DF: ['dianfu:list', '/plateform/cost/paylist', 'dianfuNo'],
  ZD: ['bill:list', '/wlhy/hybill/HyBillList', 'billNo'],
  YF: ['prepay:list', '/shipping/prepay', 'prepayNo'],
  SB: ['tax:list', '/wlhy/hytax/HyTaxDeclarationList', 'batchNo'],
};

/** Where the document of a number stands; undefined for numbers of none that has a list, such as those of receipts and banks. */
export function documentOf(number: string): Document | undefined {
  const letters = /^([A-Z]{2})\d/.exec(number)?.[1] ?? '';
  if (!Object.hasOwn(lists, letters)) return undefined;
  const [permission, path, field] = lists[letters]!;
  return { permission, href: `${path}?${field}=${number}` };
}
