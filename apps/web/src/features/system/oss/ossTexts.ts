import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the object storage. */
export const ossTexts = defineTexts({
  storage: { zh: '当前存储', en: 'Kept in' },
  local: { zh: '本地存储：文件保存在本服务器的数据目录', en: 'This server: objects are stored in its data folder' },
  s3: { zh: 'S3对象存储：存储桶 {bucket}', en: 'S3 store: bucket {bucket}' },
  open: {
    zh: '获得链接的人都可以查看文件，请勿上传机密资料。',
    en: 'Anyone with the link can read the file. Don’t upload confidential files.',
  },
  upload: { zh: '上传', en: 'Upload' },
  uploadTitle: { zh: '上传文件', en: 'Upload files' },
  choose: { zh: '选择文件', en: 'Choose files' },
  drop: { zh: '点击选择，或把文件拖到这里', en: 'Choose files, or drop them here' },
  limits: { zh: '单个文件不超过 {size}，支持 {kinds}', en: 'Up to {size} each; {kinds}' },
  chosen: { zh: '已选文件', en: 'Chosen files' },
  waiting: { zh: '等待上传', en: 'Waiting' },
  stored: { zh: '已上传', en: 'Stored' },
  takeOut: { zh: '移除', en: 'Take out' },
  cancel: { zh: '取消', en: 'Cancel' },
  uploaded: { zh: '上传成功！', en: 'Uploaded' },
  preview: { zh: '预览', en: 'Preview' },
  copy: { zh: '复制链接', en: 'Copy link' },
  copied: { zh: '链接已复制', en: 'Link copied' },
  noClipboard: { zh: '浏览器不允许复制，请手动复制链接：', en: 'The browser does not allow it. The link is: ' },
});
