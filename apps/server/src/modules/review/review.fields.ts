import { dateTime, dict, flag, integer, longText, person } from '../../platform/contract/index.ts';

/** Fields of everything that is certified before it may take part. The server sets them all. @source freight-domain 3.3 */
export const reviewFields = {
  state: dict('review_state', { label: { zh: '审核状态', en: 'Review status' } }),
  submitTime: dateTime({ zh: '提交时间', en: 'Submitted at' }),
  reviewBy: person({ zh: '审核人', en: 'Reviewed by' }),
  reviewTime: dateTime({ zh: '审核时间', en: 'Reviewed at' }),
  reviewRemark: longText({ zh: '审核意见', en: 'Review remark' }, { max: 200 }),
};

/** Whether a party has been reported to the authority, and where to: what the test receiver has the authority has not. @source freight-domain 6.8 */
export const uploadFields = {
  uploadState: dict('upload_state', { label: { zh: '上传状态', en: 'Upload status' } }),
  uploadEnvironment: dict('upload_environment', { label: { zh: '上报环境', en: 'Upload environment' } }),
  uploadTime: dateTime({ zh: '上传时间', en: 'Uploaded at' }),
};

/** Standing of a driver, vehicle or carrier. */
export const standingFields = {
  blacklist: flag({ zh: '黑名单', en: 'Blacklisted' }),
  blacklistReason: longText({ zh: '拉黑原因', en: 'Reason of blacklisting' }, { max: 200 }),
  score: integer({ zh: '信用分', en: 'Score' }, { max: 1000, sortable: true }),
};

/** Result of checking documents against each other. */
export const verifyFields = {
  verifyState: dict('step_state', { label: { zh: '资质核验', en: 'Verification' } }),
  verifyRemark: longText({ zh: '核验说明', en: 'Verification remark' }, { max: 500 }),
};

/** Whether a party that was reviewed before is to be looked at again: a certificate has run out, or it was handed in once more. @source freight-domain 5.10 */
export const recheckFields = {
  recheck: flag({ zh: '复审', en: 'To review again' }),
};
