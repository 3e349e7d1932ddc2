import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Texts of the data sources. */
export const dataSourceTexts = defineTexts({
  dataSource: { zh: '数据源', en: 'Data source' },
  edit: { zh: '编辑', en: 'Edit' },
  test: { zh: '测试连接', en: 'Test the connection' },
  password: { zh: '密码', en: 'Password' },
  keepHelp: {
    zh: '不填则保留原密码；修改地址或用户名后须重新输入',
    en: 'Leave empty to keep it. Enter it again if the address or user name changes',
  },
  sealedHelp: { zh: '加密保存，任何人都不能查看', en: 'Stored encrypted; nobody can read it' },
  urlHelp: { zh: '只能连接运维登记过的主机', en: 'Only hosts that the operator listed can be connected to' },
});
