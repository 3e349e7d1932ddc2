/** Headings of columns in sheets of companies and people, as address books and other systems write them. */
export const partyHeadings = {
  name: ['公司名称', '企业名称', '单位名称', '名称', 'Company', 'Name'],
  uscc: ['信用代码', '社会信用代码', '统一信用代码', '营业执照号'],
  idNo: ['身份证', '身份证号码', '公民身份号码'],
  /** By field, as all of them call these. */
  contact: {
    contactName: ['联系人姓名', 'Contact person'],
    contactPhone: ['电话', '手机', '手机号', '联系方式', '联系人电话', 'Phone', 'Mobile'],
    adcode: ['行政区划代码', '区划代码', '地区代码'],
    address: ['详细地址', '联系地址', '公司地址'],
  },
} as const;
