import { defineTexts } from './defineTexts.ts';

/** Words of the certification of drivers, vehicles, carriers and customers. */
export const reviewTexts = defineTexts({
  submit: { zh: '提交审核', en: 'Submit for review' },
  review: { zh: '审核', en: 'Review' },
  pass: { zh: '通过', en: 'Pass' },
  refuse: { zh: '驳回', en: 'Refuse' },
  verdict: { zh: '审核结论', en: 'Verdict' },
  unverified: { zh: '尚未核验', en: 'Not verified' },
  doubt: { zh: '{doubt}。如确认通过，请填写原因', en: '{doubt}. To pass, give a reason' },
  verify: { zh: '核验', en: 'Verify' },
  freeze: { zh: '冻结', en: 'Freeze' },
  unfreeze: { zh: '解冻', en: 'Unfreeze' },
  blacklist: { zh: '加入黑名单', en: 'Blacklist' },
  unblacklist: { zh: '移出黑名单', en: 'Take off the blacklist' },
  documents: { zh: '证件资料', en: 'Documents' },
  noDocuments: { zh: '未上传证件', en: 'No documents were uploaded' },
  data: { zh: '填报信息', en: 'Data' },
});
