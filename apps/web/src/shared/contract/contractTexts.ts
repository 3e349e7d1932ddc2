import { defineTexts } from '../texts/defineTexts.ts';

/** Words of contracts that several pages show. */
export const contractTexts = defineTexts({
  contracts: { zh: '合同', en: 'Contracts' },
  view: { zh: '查看', en: 'View' },
  sign: { zh: '签署', en: 'Sign' },
  refuse: { zh: '拒签', en: 'Refuse' },
  print: { zh: '打印', en: 'Print' },
  none: { zh: '暂无合同', en: 'No contract yet' },
  scan: { zh: '合同文件', en: 'File' },
  readFirst: { zh: '请阅读至末尾后签署', en: 'Read to the end, then sign' },
  signed: { zh: '签署成功，流水号 {serial}', en: 'Signed, serial {serial}' },
  signatures: { zh: '签署信息', en: 'Signatures' },
  notSigned: { zh: '尚未签署', en: 'Not signed yet' },
  matches: { zh: '摘要一致，正文未被改动', en: 'The digest matches: the text is as signed' },
  altered: { zh: '摘要不一致，正文已被改动', en: 'The digest doesn’t match: the text was altered' },
  valid: { zh: '签名有效', en: 'Valid' },
  invalid: { zh: '签名无效', en: 'Not valid' },
  unsealed: { zh: '无签名数据', en: 'No signature kept' },
  digest: { zh: '文件摘要（SM3）', en: 'Digest (SM3)' },
  serial: { zh: '流水号', en: 'Serial' },
  hint: { zh: '签署前需短信验证，验证码将发送至', en: 'Signing asks for a code, which goes to' },
  supply: { zh: '补签', en: 'Make the missing agreement' },
  supplied: { zh: '已生成运输协议并发送签署', en: 'The agreement was made and sent' },
});
