import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the page that the apps are fetched from. */
export const downloadTexts = defineTexts({
  intro: { zh: '选择应用，安装到手机', en: 'Choose an app and install it on the phone' },
  driver: { zh: '司机端', en: 'Driver app' },
  shipper: { zh: '货主端', en: 'Shipper app' },
  driverHint: { zh: '接单、上传磅单、查看运费', en: 'Take trips, send weigh slips, see what is paid' },
  shipperHint: { zh: '下单、跟踪运单、对账', en: 'Order transport, follow it, settle accounts' },
  android: { zh: '下载 Android 版', en: 'Download for Android' },
  ios: { zh: '前往 App Store', en: 'Open the App Store' },
  version: { zh: '版本', en: 'Version' },
  size: { zh: '大小', en: 'Size' },
  date: { zh: '发布日期', en: 'Published' },
  news: { zh: '更新内容', en: 'What is new' },
  scan: { zh: '手机扫码下载', en: 'Scan with the phone' },
  hash: { zh: '校验值 SHA-256', en: 'SHA-256' },
});
