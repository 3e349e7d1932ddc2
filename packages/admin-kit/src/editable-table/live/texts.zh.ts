import { zhGrid } from '../lateTexts.zh.ts';

/** What an editable table says that several people share. @source TBL-13 */
export const zhLive = {
  ...zhGrid,
  'live.title': '协同编辑',
  'live.alone': '仅您在编辑',
  'live.people': '同时编辑：',
  'live.someone': '其他人',
  'live.server': '服务器',
  'live.connecting': '正在连接…',
  'live.waiting': '连接已断开，正在重连，您的修改不会丢失',
  'live.closed': '未连接，其他人看不到您的修改',
  'live.refused': '您无权与他人协同编辑此表',
  'live.unsent': '{count} 处修改尚未送达',
  'live.conflict': '冲突',
  'live.conflicts': '冲突 {at} / {count}',
  'live.conflictAt': '第 {row} 行「{title}」：您填写的是「{mine}」，{name}填写的是「{theirs}」',
  'live.conflictHidden': '被筛选隐藏的第 {row} 行（{text}）「{title}」：您填写的是「{mine}」，{name}填写的是「{theirs}」',
  'live.showRow': '显示该行',
  'live.nothing': '空',
  'live.keepMine': '保留我的',
  'live.takeTheirs': '采用{name}的',
  'live.previous': '上一处冲突',
  'live.next': '下一处冲突',
  'live.joined': '{name} 加入了编辑',
  'live.left': '{name} 离开了',
  'live.changed': '{name} 修改了 {count} 个单元格',
};
