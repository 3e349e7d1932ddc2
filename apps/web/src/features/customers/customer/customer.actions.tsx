import { defineAction } from '@tarmac/admin-kit/resource';
import {
  type Customer,
  customerCreditFields,
  customerFields,
  customerFreezeFields,
  customerInvoiceInfoFields,
  customerReview,
  customerReviewFields,
  customerSchemas,
  type CreditInput,
  type InvoiceInfoInput,
  type RateInput,
} from '@tarmac/freight-api/customers';
import { asInput } from '../../../shared/lists/asInput.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { late } from '@tarmac/admin-kit/chunk';
import { reviewActions, type ReviewOptions } from '../../../shared/review/reviewActions.tsx';
import { subjectOf } from '../../../shared/lists/rowSubject.tsx';
import { uploadActions } from '../../../shared/review/uploadActions.ts';
import { customer, customerApi } from './customer.resource.ts';
import { partyTexts } from './partyTexts.ts';

const texts = defineTexts({
  credit: { zh: '授信与账期', en: 'Credit and term' },
  rate: { zh: '费率', en: 'Rates' },
  invoice: { zh: '开票资料', en: 'Invoice data' },
  loss: { zh: '货损设置', en: 'Loss settings' },
  wallets: { zh: '钱包', en: 'Wallets' },
});

const LossSettingsDrawer = late(() => import('./LossSettingsDrawer.tsx'), { part: 'LossSettingsDrawer' });
const CustomerUsersDrawer = late(() => import('./CustomerPartyDrawers.tsx'), { part: 'CustomerUsersDrawer' });
const CustomerCompanyAccountsDrawer = late(() => import('./CustomerPartyDrawers.tsx'), { part: 'CustomerCompanyAccountsDrawer' });
const CustomerAccountsDrawer = late(() => import('./CustomerPartyDrawers.tsx'), { part: 'CustomerAccountsDrawer' });
const CustomerContractsDrawer = late(() => import('./CustomerContractsDrawer.tsx'), { part: 'CustomerContractsDrawer' });
const RegistrationChecks = late(() => import('./RegistrationChecks.tsx'), { part: 'RegistrationChecks' });
const WalletsDrawer = late(() => import('./WalletsDrawer.tsx'), { part: 'WalletsDrawer' });

const keyOf = (row: Customer) => ({ id: row.id, version: row.version });
const intro = subjectOf(customer);
const rowOf = (rows: readonly Customer[]) => ({ ...rows[0] });

/** The action 上传监管. */
export const customerUpload = uploadActions(customer, 'customer');

type Freezing = Pick<ReviewOptions<Customer, keyof typeof customerFields>, 'api' | 'freezePermission'>;

const certification = (freezing: Freezing) =>
  reviewActions(customer, {
    ...freezing,
    permission: 'customer',
    reviewPermission: 'customerManager:review',
    verifyPermission: 'customerManager:review',
    states: customerReview,
    schemas: customerSchemas,
    reason: customerFreezeFields,
    verdict: customerReviewFields,
    fields: [
      'customerName',
      'customerKind',
      'uscc',
      'idNo',
      'legalPerson',
      'legalIdNo',
      'contactName',
      'contactPhone',
      'address',
      'invoiceTitle',
      'taxNo',
      'verifyState',
      'verifyRemark',
    ],
    documents: ['businessLicenceFile', 'legalIdFiles', 'authFile'],
    readings: ({ id }) => <RegistrationChecks id={id} />,
  });

/** Certification of a customer: what those who review registrations do. @source freight-domain F08 */
export const shipperReviewActions = certification({
  api: { ...customerApi, freeze: customerApi.managerFreeze, unfreeze: customerApi.managerUnfreeze },
  freezePermission: 'customerManager:freeze',
});

/** Certification, credit, rates, invoice data, loss settings, wallets, logins and accounts of a customer. */
export const customerActions = [
  ...certification({ api: customerApi }),
  defineAction<Customer, Omit<CreditInput, 'id' | 'version'>>(customer, {
    label: texts.credit,
    permission: 'customer:credit',
    checkable: true,
    form: {
      schema: customerSchemas.credit,
      initial: rowOf,
      intro,
      columns: 2,
      width: 720,
      fields: {
        settleType: asInput(customerFields.settleType, true),
        termDays: asInput(customerFields.termDays),
        monthDay: asInput(customerFields.monthDay),
        creditLimit: asInput(customerFields.creditLimit, true),
        dianfuEnabled: asInput(customerFields.dianfuEnabled, true),
        dianfuLimit: asInput(customerFields.dianfuLimit, true),
        dianfuTermDays: asInput(customerFields.dianfuTermDays, true),
        dianfuDayRate: asInput(customerFields.dianfuDayRate, true),
        reason: customerCreditFields.reason,
      },
      layout: [
        'settleType',
        { field: 'termDays', when: (values) => values['settleType'] !== '0', required: true },
        { field: 'monthDay', when: (values) => values['settleType'] === '1', required: true },
        'creditLimit',
        'dianfuEnabled',
        'dianfuLimit',
        'dianfuTermDays',
        'dianfuDayRate',
        { field: 'reason', wide: true },
      ],
    },
    run: (row, { input, context }) => customerApi.credit({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Customer, Omit<RateInput, 'id' | 'version'>>(customer, {
    label: texts.rate,
    permission: 'customer:rate',
    checkable: true,
    form: {
      schema: customerSchemas.rate,
      initial: rowOf,
      intro,
      fields: {
        serviceRate: asInput(customerFields.serviceRate, true),
        feeCalcMode: asInput(customerFields.feeCalcMode, true),
        taxRate: asInput(customerFields.taxRate, true),
        reason: customerCreditFields.reason,
      },
    },
    run: (row, { input, context }) => customerApi.rate({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Customer, Omit<InvoiceInfoInput, 'id' | 'version'>>(customer, {
    label: texts.invoice,
    permission: 'customer:invoice',
    checkable: true,
    form: { schema: customerSchemas.invoiceInfo, initial: rowOf, intro, columns: 2, width: 720, fields: customerInvoiceInfoFields },
    run: (row, { input, context }) => customerApi.invoiceInfo({ ...keyOf(row), ...input }, context),
  }),
  defineAction(customer, { label: texts.loss, permission: 'customer:loss', dialog: LossSettingsDrawer }),
  defineAction(customer, { label: texts.wallets, permission: 'customer:wallet', dialog: WalletsDrawer }),
  defineAction(customer, {
    label: partyTexts.users,
    permission: 'customer:user',
    dialog: CustomerUsersDrawer,
  }),
  customerUpload.one,
  defineAction(customer, {
    label: partyTexts.companyAccounts,
    permission: 'customer:account',
    when: (row) => row.customerKind !== '3',
    dialog: CustomerCompanyAccountsDrawer,
  }),
  defineAction(customer, {
    label: partyTexts.accounts,
    permission: 'customer:account',
    dialog: CustomerAccountsDrawer,
  }),
  defineAction(customer, {
    label: partyTexts.contracts,
    permission: 'customer:contract',
    dialog: CustomerContractsDrawer,
  }),
];
