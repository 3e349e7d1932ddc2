import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** What the screens around definitions of forms say. */
export const formTexts = defineTexts({
  tree: { zh: '树', en: 'tree' },
  design: { zh: '设计', en: 'Design' },
  add: { zh: '新增', en: 'Add' },
  importTables: { zh: '从数据表导入', en: 'Import tables' },
  publish: { zh: '发布', en: 'Publish' },
  versions: { zh: '版本', en: 'Versions' },
  open: { zh: '功能测试', en: 'Try it' },
  address: { zh: '配置地址', en: 'Address' },
  addressCopied: { zh: '地址已复制：{address}', en: 'Copied: {address}' },
  menu: { zh: '生成菜单', en: 'Add to menu' },
  copy: { zh: '复制视图', en: 'Copy as a view' },
  copied: { zh: '已复制为视图，请在“配置视图”中修改', en: 'Copied. Edit it under Views' },
  copies: { zh: '配置视图', en: 'Views' },
  enhance: { zh: '增强脚本', en: 'Scripts' },
  removeRecord: { zh: '移除', en: 'Remove' },
  takeOut: {
    zh: '移除后表单不再可用，数据表留在数据库中。确定移除吗？',
    en: 'The form can’t be used any more; its table stays in the database. Take it out?',
  },
  remove: { zh: '删除', en: 'Delete' },
  removeAsk: {
    zh: '删除后表单与数据表中的全部数据都不能恢复。确定删除吗？',
    en: 'The form and all rows of its table go for good. Delete it?',
  },
  removeMany: { zh: '批量删除', en: 'Delete' },
  published: { zh: '已发布', en: 'Published' },
  draft: { zh: '有未发布的修改', en: 'Changes not published' },
  neverPublished: { zh: '未发布', en: 'Not published' },
});

/** What publishing and versions say. */
export const publishTexts = defineTexts({
  title: { zh: '发布“{name}”', en: 'Publish {name}' },
  asVersion: { zh: '将发布为第 {version} 版，并执行以下操作：', en: 'This makes version {version}, and does the following:' },
  withSub: { zh: '同时发布附表“{name}”', en: 'With its sub-table {name}' },
  nothing: { zh: '与已发布的版本没有差别', en: 'No differences from the published version' },
  onlyTexts: { zh: '数据表不变，只更新显示与规则', en: 'The table stays as it is; only what is shown and checked changes' },
  lost: { zh: '{count} 行有值将不再显示', en: '{count} {count|row has|rows have} a value that would no longer be shown' },
  force: {
    zh: '以上操作会使一些值不再显示。如要继续，请输入表名 {name}',
    en: 'Some values would go out of sight. To go on, type the name of the table: {name}',
  },
  tableName: { zh: '表名', en: 'Table name' },
  done: { zh: '已发布第 {version} 版', en: 'Version {version} is published' },
  version: { zh: '第 {version} 版', en: 'Version {version}' },
  inForce: { zh: '当前', en: 'Current' },
  compare: { zh: '与草稿比较', en: 'Compare with the draft' },
  compareBefore: { zh: '与上一版比较', en: 'Compare with previous' },
  restore: { zh: '恢复为草稿', en: 'Restore as draft' },
  restoreAsk: {
    zh: '草稿将被第 {version} 版的内容替换，发布后才生效。确定吗？',
    en: 'The draft is replaced by version {version}. Nothing changes for people until you publish it. Go on?',
  },
  restored: { zh: '已恢复为草稿', en: 'Restored as draft' },
  takeBack: { zh: '撤回发布', en: 'Undo publish' },
  takeBackAsk: {
    zh: '将撤回第 {version} 版，重新启用上一版。确定吗？',
    en: 'Version {version} is taken back, and the one before is in force again. Go on?',
  },
  takenBack: { zh: '已撤回', en: 'Taken back' },
  same: { zh: '没有差别', en: 'No differences' },
  none: { zh: '还没有发布过', en: 'Never published' },
  changes: { zh: '差别', en: 'Differences' },
  part: { zh: '部分', en: 'Part' },
  property: { zh: '属性', en: 'Property' },
  before: { zh: '原来', en: 'Before' },
  after: { zh: '现在', en: 'Now' },
  added: { zh: '新增', en: 'Added' },
  removed: { zh: '删除', en: 'Removed' },
  head: { zh: '表单', en: 'Form' },
  field: { zh: '字段', en: 'Field' },
  index: { zh: '索引', en: 'Index' },
  button: { zh: '按钮', en: 'Button' },
  rule: { zh: '规则', en: 'Rule' },
});

/** What the dialogs of the list say. */
export const dialogTexts = defineTexts({
  menuMade: { zh: '菜单已生成，请在角色管理中授权', en: 'The menu entry is made. Give it to roles in the list of roles' },
  menuGiven: { zh: '菜单已生成，并已授权给所选角色', en: 'The menu entry is made, and the roles have it' },
  menuRoles: { zh: '授权给角色', en: 'Grant to roles' },
  menuRolesHelp: {
    zh: '所选角色得到查看、增删改、导入导出和全部按钮；可在角色管理中收窄。',
    en: 'The roles may see, add, edit, delete, import and export, and press all buttons. Narrow it in the list of roles.',
  },
  menuName: { zh: '菜单名称', en: 'Name in the menu' },
  menuNameEn: { zh: '英文名称', en: 'English name' },
  menuParent: { zh: '上级菜单', en: 'Parent' },
  tables: { zh: '选择数据表', en: 'Choose tables' },
  table: { zh: '数据表', en: 'Table' },
  imported: { zh: '已导入 {count} 个表单，请检查后发布', en: '{count} {count|form|forms} imported. Check and publish {count|it|them}' },
  choose: { zh: '请选择数据表', en: 'Choose a table' },
  scripts: { zh: '增强脚本 · {name}', en: 'Scripts · {name}' },
  never: {
    zh: '从其他系统带来的脚本只保存，不执行。请改用：计算公式、显示条件、必填条件、行规则和带动作的按钮，在“设计”中设置。',
    en: 'Scripts that came from another system are kept and never run. Use formulas, conditions, rules and buttons with actions instead; you find them under Design.',
  },
  noScripts: { zh: '没有脚本', en: 'No scripts' },
});
