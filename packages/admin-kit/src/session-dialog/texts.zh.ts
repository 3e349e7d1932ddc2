/** What dialogs about the session say. */
export const zhSessions = {
  'session.signedOut': '您已在其他窗口退出登录，此窗口不能继续操作。',
  'session.otherUser': '其他窗口已登录为 {name}，此窗口仍显示 {former} 的内容，不能继续操作。',
  'session.changed': '登录状态已改变',
  'session.expired': '登录已过期',
  'session.expiredHint': '很抱歉，登录已过期，请重新登录',
  'session.reLogin': '重新登录',
  'session.continueAs': '以 {name} 的身份继续',
  'department.choose': '部门选择',
  'department.switch': '部门切换（当前部门：{name}）',
  'department.label': '登录部门',
  'department.missing': '请选择登录部门',
  'department.none': '您尚未设置部门信息!',
  'department.unknown': '未知',
};
