import { z } from 'zod';
import {
  contract,
  date,
  dict,
  entity,
  flag,
  Id,
  money,
  listOfOwner,
  perMille,
  reference,
  standardEndpoints,
  text,
  wholeKilograms,
} from '../../../platform/contract/index.ts';
import { RowKey } from '../../../platform/contract/rowInputs.ts';

/** How losses of a customer's cargo are tolerated and deducted. @source freight-domain 2.33 */
export const LossSetting = entity('lossSetting', {
  label: { zh: '货损设置', en: 'Loss setting' },
  required: {
    settingName: text({ zh: '名称', en: 'Name' }, { max: 50, filter: 'text', sortable: true }),
    lossMode: dict('loss_mode', { label: { zh: '货损方式', en: 'Loss rule' } }),
    lossDeduct: dict('loss_deduct', { label: { zh: '扣损方式', en: 'Deduction' } }),
    lossPass: dict('loss_pass', { label: { zh: '货损去向', en: 'Loss goes to' } }),
    weightBasis: dict('weight_basis', { label: { zh: '结算重量依据', en: 'Weight basis' } }),
    roundMode: dict('round_mode', { label: { zh: '抹零方式', en: 'Rounding' } }),
  },
  optional: {
    customerId: reference('customer', {
      label: { zh: '客户', en: 'Customer' },
      options: { textField: 'customerName', description: 'Empty: for the whole platform.' },
    }),
    cargoTypeCode: dict('cargo_type', { label: { zh: '货物类型', en: 'Cargo type' } }),
    cargoName: text({ zh: '货物名称', en: 'Cargo' }, { max: 100, filter: 'text' }),
    lossRate: perMille({ zh: '允许货损率', en: 'Tolerated loss' }, { max: 500 }),
    lossKg: wholeKilograms({ zh: '允许货损重量', en: 'Tolerated loss per vehicle' }, { max: 5000 }),
    cargoPrice: money({ zh: '货值单价(吨)', en: 'Cargo value per tonne' }),
    validFrom: date({ zh: '生效日期', en: 'Valid from' }),
    validTo: date({ zh: '失效日期', en: 'Valid to' }),
  },
  computed: {
    customerName: text({ zh: '客户名称', en: 'Customer name' }, { max: 100, filter: 'text' }),
    enabled: flag({ zh: '启用', en: 'Enabled' }),
  },
});

/** What would be deducted. Weights in kilograms, money in fen. */
const LossTrial = z
  .object({ lossWeight: z.int(), allowedLoss: z.int(), deductWeight: z.int(), lossAmount: z.int() })
  .meta({ id: 'LossTrial' });

const { list, queryById, add, edit, delete: remove, deleteBatch } = standardEndpoints(LossSetting, 'loss');

/** @source freight-domain F21 */
export const lossSettingContract = contract('/hyloss/hyLossSetting', {
  about: { domain: 'shipping', name: 'lossSetting', entity: LossSetting },
  endpoints: {
    list,
    queryById,
    add,
    edit,
    delete: remove,
    deleteBatch,
    enable: {
      method: 'PUT',
      path: '/enable',
      permission: 'loss:enable',
      summary: { zh: '启用或停用', en: 'Enable or disable' },
      body: RowKey.extend({ enabled: z.enum(['0', '1']) }).meta({ id: 'EnableInput' }),
      reply: LossSetting.row,
      idempotent: 'accepted',
      errors: ['NotFound', 'Conflict'],
    },
    ofCustomer: listOfOwner(LossSetting, {
      owner: 'customerId',
      about: {
        path: '/ofCustomer',
        permission: 'customer:loss',
        summary: { zh: '客户的货损设置', en: 'Loss settings of a customer' },
      },
    }),
    resolve: {
      method: 'GET',
      path: '/resolve',
      permission: 'order:list',
      summary: { zh: '适用的货损设置', en: 'The setting that applies' },
      query: z.object({
        customerId: Id.optional(),
        cargoTypeCode: z.string().max(20).optional(),
        cargoName: z.string().max(100).optional(),
      }),
      reply: LossSetting.row.nullable(),
    },
    trial: {
      method: 'POST',
      path: '/trial',
      permission: 'loss:trial',
      summary: { zh: '试算', en: 'Try out' },
      body: z
        .object({ id: Id, loadWeight: z.int().min(1), unloadWeight: z.int().min(0), cargoPrice: z.int().min(0).nullish() })
        .meta({ id: 'LossTrialInput' }),
      reply: LossTrial,
      errors: ['NotFound'],
    },
  },
});
