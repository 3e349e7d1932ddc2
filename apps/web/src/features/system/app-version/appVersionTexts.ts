import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the versions of the apps. */
export const appVersionTexts = defineTexts({
  publish: { zh: '发布', en: 'Publish' },
  askPublish: {
    zh: '发布后任何人都可下载，且不能再修改。确定发布？',
    en: 'Anybody can download it then, and it stays as it is. Publish it?',
  },
  published: { zh: '已发布', en: 'Published' },
  offline: { zh: '下架', en: 'Withdraw' },
  askOffline: {
    zh: '下架后不再提供下载，上一个已发布的版本成为最新版本。确定下架？',
    en: 'It is not offered any more; the one published before becomes the latest. Withdraw it?',
  },
  withdrawn: { zh: '已下架', en: 'Withdrawn' },
  code: { zh: '二维码', en: 'QR code' },
  page: { zh: '下载页', en: 'Download page' },
  minHelp: { zh: '低于该版本号的用户必须更新', en: 'Those with a lower number have to update' },
  codeHelp: { zh: '整数，须大于已发布的版本号', en: 'A whole number above those published' },
});
