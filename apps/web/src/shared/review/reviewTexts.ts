import { defineTexts } from '../texts/defineTexts.ts';

/** Words of the certification of drivers, vehicles, carriers and customers. */
export const reviewTexts = defineTexts({
  submit: { zh: '提交审核', en: 'Submit for review' },
  review: { zh: '审核', en: 'Review' },
  pass: { zh: '通过', en: 'Pass' },
  refuse: { zh: '驳回', en: 'Refuse' },
  verdict: { zh: '审核结论', en: 'Verdict' },
  unverified: { zh: '尚未核验', en: 'Not verified' },
  doubt: { zh: '{doubt}。如确认通过，请填写原因', en: '{doubt}. Give a reason to pass' },
  verify: { zh: '核验', en: 'Verify' },
  freeze: { zh: '冻结', en: 'Freeze' },
  unfreeze: { zh: '解冻', en: 'Unfreeze' },
  blacklist: { zh: '加入黑名单', en: 'Blacklist' },
  unblacklist: { zh: '移出黑名单', en: 'Take off the blacklist' },
  documents: { zh: '证件资料', en: 'Documents' },
  noDocuments: { zh: '未上传证件', en: 'No documents were uploaded' },
  decideAgain: {
    zh: '资料已被他人修改，已为您更新，请核对变更内容后继续',
    en: 'Somebody changed the data meanwhile. It has been loaded: check what changed, then go on',
  },
  goOn: { zh: '按最新资料提交', en: 'Submit for the latest data' },
  data: { zh: '填报信息', en: 'Data' },
});
