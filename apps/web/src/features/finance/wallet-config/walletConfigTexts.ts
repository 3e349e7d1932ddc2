import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of how companies pay. */
export const walletConfigTexts = defineTexts({
  enable: { zh: '启用', en: 'Enable' },
  disable: { zh: '停用', en: 'Disable' },
  askEnable: { zh: '由他人复核后启用，启用后按此限额付款', en: 'Another person has it enabled; its limits hold then' },
  askDisable: { zh: '由他人复核后停用，停用后按默认限额付款', en: 'Another person has it disabled; the usual limits hold then' },
  asked: { zh: '已申请，等待他人复核', en: 'Asked for: somebody else decides' },
  limits: { zh: '启用中的配置，限额变更由他人复核后生效', en: 'While it is enabled, another person decides on a change of limits' },
  dual: {
    zh: '线下支付达到此金额须他人复核，0 为一律复核',
    en: 'Offline payments from this amount on are approved by another person; 0: always',
  },
  account: { zh: '不填则用该主体的默认付款账户', en: "Empty: the company's default paying account" },
  third: { zh: '该主体已开户的第三方账户，付款从该账户出', en: 'An open account of the company, which payments leave from' },
  ratio: {
    zh: '万分之一，10000 为全额；不足部分在财务审核后补冻结',
    en: '1/10000 of the fee, 10000: all of it. The rest is set aside at the examination',
  },
  autoPay: {
    zh: '待付款的运单由系统提交付款，仍由他人复核（复核人不能是财务审核人）',
    en: 'The system hands in what is ready to pay. A person who did not examine it approves',
  },
  window: { zh: '如 08:00-21:00，不填则不限', en: 'Such as 08:00-21:00; empty: at any time' },
  fee: { zh: '每笔固定：分；按金额比例：万分之一', en: 'Fixed: fen for each payment. Share: 1/10000 of the amount' },
});
