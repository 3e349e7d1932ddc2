import { field } from '@tarmac/admin-kit/field';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import { defineResource, type FormSpec, type InputSchemas } from '@tarmac/admin-kit/resource';
import type { CallOptions, ListQuery } from '@tarmac/freight-api';
import { type BankCard, bankCardFields, createBankCardApi } from '@tarmac/freight-api/finance';
import { checkBankCard, checkCorporateAccount } from '@tarmac/freight-api/rules';
import { client } from '../session/session.ts';
import { lookBy } from '../lists/reveal.tsx';
import type { Safely } from '../session/useSafely.tsx';
import { BankPicker } from './BankPicker.tsx';
import { CardNumberInput } from './CardNumberInput.tsx';

/** Calls of bank cards. */
export const bankCardApi = createBankCardApi(client);

/** Whose cards they are. */
export interface CardHolder {
  type: 'driver' | 'carrier' | 'customer';
  id: string;
  name: string;
  /** 1 corporate, 2 personal: what a new card is at first. */
  accountType: '1' | '2';
}

const isMasked = (text: string) => text.includes('*');

/** Persons have cards whose digits check each other, companies have accounts. An edit may send the number alone. */
function numberProblem(body: unknown, localize: (text: LocalText) => string): string | undefined {
  const { cardNo, accountType } = body as { cardNo?: unknown; accountType?: unknown };
  if (typeof cardNo !== 'string' || isMasked(cardNo)) return undefined;
  const number = cardNo.replaceAll(/\s/g, '');
  const checks =
    accountType === '2' ? [checkBankCard] : accountType === '1' ? [checkCorporateAccount] : [checkBankCard, checkCorporateAccount];
  const outcomes = checks.map((check) => check(number));
  const [first] = outcomes;
  return outcomes.some(({ ok }) => ok) || first?.ok !== false ? undefined : localize(first.message);
}

const schemaFor = (localize: (text: LocalText) => string): NonNullable<InputSchemas['add']> => ({
  '~standard': {
    version: 1,
    vendor: 'tarmac',
    validate: (value: unknown) => {
      const message = numberProblem(value, localize);
      return message === undefined ? { value } : { issues: [{ message, path: ['cardNo'] }] };
    },
  },
});

/** Whether an edit says who is paid, or to which account. */
const isGrave = (body: object) => ['accountType', 'cardHolder', 'cardNo', 'idNo', 'phone', 'bankId'].some((name) => name in body);

interface CardsOptions {
  label: LocalText;
  localize: (text: LocalText) => string;
  safely: Safely;
  /** A new card of a person is compared with its bank at once: who binds their own need not ask for it. */
  checksAtOnce?: boolean;
}

/** The cards of one holder. Adding one, and changing who is paid, asks for a code by SMS. */
export const cardsOf = (holder: CardHolder, { label, localize, safely, checksAtOnce = false }: CardsOptions) => {
  const schema = schemaFor(localize);
  const list = (query: ListQuery, options?: CallOptions) =>
    bankCardApi.list({ ...query, holderType: holder.type, holderId: holder.id }, options);
  return defineResource<BankCard>()({
    label,
    api: {
      list,
      get: bankCardApi.get,
      look: lookBy<BankCard>(list),
      add: (body: Omit<Parameters<typeof bankCardApi.add>[0], 'holderType' | 'holderId'>, options) =>
        safely(async () => {
          const card = await bankCardApi.add({ ...body, holderType: holder.type, holderId: holder.id }, options);
          const { id, version, accountType } = card;
          return checksAtOnce && accountType === '2' ? bankCardApi.verify({ id, version }) : card;
        }),
      // What money goes to is as grave as a new card; a photo is not.
      edit: (body: Parameters<typeof bankCardApi.edit>[0], options) =>
        isGrave(body) ? safely(() => bankCardApi.edit(body, options)) : bankCardApi.edit(body, options),
      remove: bankCardApi.remove,
    },
    permission: 'bankCard',
    name: `cardsOf/${holder.id}`,
    titleField: 'cardHolder',
    schemas: { add: schema, edit: schema },
    fields: {
      ...bankCardFields,
      cardNo: {
        ...field.reference(bankCardFields.cardNo, { picker: CardNumberInput }),
        // Others may be paid by the same card.
        unique: { ...bankCardFields.cardNo.unique, withinValue: holder.id },
        cell: (value) => (typeof value === 'string' ? value : ''),
      },
      bankId: field.reference(bankCardFields.bankId, { picker: BankPicker }),
    },
  });
};

const isPersonal = (values: Readonly<Record<string, unknown>>) => values['accountType'] === '2';

/** How a card is typed in. */
export const cardForm: FormSpec<keyof typeof bankCardFields> = [
  'accountType',
  'cardHolder',
  'cardNo',
  {
    field: 'bankId',
    help: { zh: '输入卡号时自动识别', en: 'Recognised as you type the number' },
  },
  {
    field: 'idNo',
    when: isPersonal,
    help: { zh: '本人卡可不填，取档案中的证件号', en: 'Optional for the driver’s own card' },
  },
  { field: 'phone', when: isPersonal },
  { field: 'branchName', when: (values) => !isPersonal(values) },
  { field: 'cnaps', when: (values) => !isPersonal(values) },
  'cardFile',
  {
    field: 'authFile',
    help: { zh: '户名不是本人或本公司时必传', en: 'Required if the account belongs to someone else' },
  },
];

/** What a list of cards shows. */
export const cardColumns = [
  { field: 'bankName', width: 140 },
  { field: 'cardNo', width: 150 },
  { field: 'cardHolder', width: 150 },
  { field: 'accountType', width: 88 },
  { field: 'isDefault', width: 64 },
  { field: 'verifyState', width: 96 },
  { field: 'verifyRemark', width: 200 },
] as const;

/** What the detail of a card shows. */
export const cardDetail = [
  {
    title: { zh: '账户', en: 'Account' },
    fields: ['bankName', 'bankCode', 'branchName', 'cnaps', 'cardNo', 'accountType', 'cardHolder', 'idNo', 'phone', 'isDefault'] as const,
  },
  {
    title: { zh: '验证与附件', en: 'Check and files' },
    fields: ['verifyState', 'verifyNo', 'verifyRemark', 'verifySentTime', 'cardFile', 'authFile'] as const,
  },
];
