import { zhPopup } from '../popup-picker/texts.zh.ts';

/** What the pickers of departments, people, roles, positions, regions and categories say. @source SYS-05, SYS-19 */
export const zhOrg = {
  ...zhPopup,
  'org.chooseDepartment': '选择部门',
  'org.choosePerson': '选择人员',
  'org.chooseRole': '选择角色',
  'org.choosePosition': '选择职务',
  'org.chooseRegion': '选择地区',
  'org.chooseCategory': '选择分类',
  'org.departments': '部门',
  'org.people': '人员',
  'org.roles': '角色',
  'org.positions': '职务',
  'org.regions': '地区',
  'org.categories': '分类',
  'org.everyone': '全部人员',
  'org.searchDepartment': '搜索部门，支持拼音和首字母',
  'org.searchPerson': '搜索姓名、账号或手机号',
  'org.searchRole': '搜索角色名称或编码',
  'org.searchPosition': '搜索职务名称或编码',
  'org.searchRegion': '搜索省、市、区县，支持拼音和首字母',
  'org.searchCategory': '搜索分类，支持拼音和首字母',
  'org.name': '姓名',
  'org.account': '用户账号',
  'org.entryName': '名称',
  'org.code': '编码',
};
