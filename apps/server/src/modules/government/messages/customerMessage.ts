import type { hyCustomer } from '../../customers/customer/customer.table.ts';
import type { MessageField } from './checkMessage.ts';
import { compact, n8, type Message } from './message.ts';

type Customer = typeof hyCustomer.$inferSelect;

/** @source freight-domain 6.4.6 */
export const customerFields: readonly MessageField[] = [
  { name: 'consignor', label: '客户名称', max: 512 },
  { name: 'consignorID', label: '证件号', max: 35, rule: 'partyNo' },
  { name: 'consignorKind', label: '托运人类型', max: 2, form: /^[12]$/ },
  { name: 'legalPerson', label: '法人', max: 30, optional: true },
  { name: 'contactName', label: '联系人', max: 30 },
  { name: 'contactPhone', label: '联系电话', max: 18, rule: 'phone' },
  { name: 'countrySubdivisionCode', label: '行政区划', max: 12, rule: 'adcode' },
  { name: 'address', label: '地址', max: 256, optional: true },
  { name: 'contractNo', label: '合同编号', max: 30, optional: true },
  { name: 'contractValidTo', label: '合同有效期至', max: 8, form: 'n8', optional: true },
  { name: 'remark', label: '备注', max: 256, optional: true },
];

/** The record of a consignor: 1 a company, 2 a person; with the contract that is in force, if there is one. @source freight-domain 6.4.6 */
export function customerMessage(customer: Customer, contract?: { contractNo: string; validTo: string }): Message {
  const isPerson = customer.customerKind === '3';
  return compact({
    consignor: customer.customerName,
    consignorID: isPerson ? customer.idNo : customer.uscc,
    consignorKind: isPerson ? '2' : '1',
    legalPerson: customer.legalPerson,
    contactName: customer.contactName,
    contactPhone: customer.contactPhone,
    countrySubdivisionCode: customer.adcode,
    address: customer.address,
    contractNo: contract?.contractNo,
    contractValidTo: n8(contract?.validTo ?? null),
    // Ours may be longer than theirs.
    remark: customer.remark === null ? null : [...customer.remark].slice(0, 256).join(''),
  });
}
