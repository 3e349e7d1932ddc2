import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of accounts at institutions. */
export const thirdAccountTexts = defineTexts({
  apply: { zh: '开户', en: 'Open an account' },
  edit: { zh: '编辑', en: 'Edit' },
  submit: { zh: '提交开户', en: 'Hand in' },
  submitted: { zh: '已提交开户，结果由渠道通知', en: 'Handed in. The institution tells the result' },
  sign: { zh: '签约', en: 'Sign' },
  signed: { zh: '已签约', en: 'Signed' },
  signHelp: { zh: '与渠道签署账户服务协议？', en: 'Sign the agreement with the institution?' },
  query: { zh: '查询余额', en: 'Ask for the balance' },
  queryOpening: { zh: '查询结果', en: 'Ask for the result' },
  asked: { zh: '已更新', en: 'Up to date' },
  bindCard: { zh: '绑卡', en: 'Bind a card' },
  bindHelp: {
    zh: '仅可绑定本主体已验证的账户；绑定后替换原绑定卡。',
    en: 'Accounts of the owner that are verified. The one before is replaced.',
  },
  close: { zh: '注销', en: 'Close' },
  closeHelp: { zh: '注销后不能恢复，余额须为零。', en: 'A closed account stays closed. It must hold nothing.' },
  hint: { zh: '开户、签约和绑卡需短信验证，验证码将发送至', en: 'Opening, signing and binding ask for a code, which goes to' },
  nameHelp: { zh: '与主体名称一致', en: 'The name of the owner' },
  simulated: { zh: '模拟', en: 'Simulated' },
  note: {
    zh: '当前渠道为内置模拟支付机构，未连接真实机构：账号、协议和余额均为模拟。同一证件只能开立一个账户，绑定卡的户名须与开户名称或法定代表人一致。',
    en: 'The institution is imitated: no real one is involved, and numbers, agreements and balances are simulated. A paper has one account, and a card is bound if it is in the name of the account or its representative.',
  },
});
