import type { LookupDeclarations } from '../../platform/lookups.ts';
import { visibleRows } from '../../platform/resource/visibleRows.ts';
import { sysUser } from '../system/user/user.table.ts';
import { hyCompany } from './company/company.table.ts';
import { customerResource } from './customer/customer.service.ts';
import { hyCustomer } from './customer/customer.table.ts';

/** @source VAL-02, freight-domain 2.1 */
export const customersLookups: LookupDeclarations = {
  unique: [
    { table: hyCustomer, column: hyCustomer.uscc, spelling: 'compact' },
    { table: hyCustomer, column: hyCustomer.customerName },
    // Logins of customers are users, and share their names with all others.
    { tableName: 'hy_customer_user', table: sysUser, column: sysUser.username, everywhere: true, ignoresCase: true },
    { tableName: 'hy_customer_user', table: sysUser, column: sysUser.phone, spelling: 'phone' },
  ],
  tables: [
    {
      key: 'hy_customer,customer_name,id',
      table: hyCustomer,
      text: hyCustomer.customerName,
      code: hyCustomer.id,
      permission: 'customer:list',
      filter: (ctx) => visibleRows(ctx, customerResource),
    },
    { key: 'hy_company,company_name,id', table: hyCompany, text: hyCompany.companyName, code: hyCompany.id },
  ],
};
