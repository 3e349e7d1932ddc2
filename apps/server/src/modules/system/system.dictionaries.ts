import { label } from '@tarmac/freight-api/rules';
import { dictionary, type Dictionary } from '../../platform/contract/index.ts';
import { configDictionaries } from './config/config.dictionaries.ts';

const waysOfMessages = [
  ['1', '短信', 'SMS'],
  ['2', '邮件', 'Mail'],
  ['3', '微信', 'WeChat'],
  ['4', '系统', 'In the system'],
] as const;

/** Code sets of the system screens. @source jeecg-wire 6.4 */
export const systemDictionaries: readonly Dictionary[] = [
  ...configDictionaries,
  dictionary('export_job_state', {
    label: label('导出任务状态', 'Status of an export'),
    items: [
      ['10', '排队中', 'Waiting', 'waiting'],
      ['20', '导出中', 'In progress', 'running'],
      ['30', '可下载', 'Ready', 'ok'],
      ['40', '失败', 'Failed', 'danger'],
      ['50', '已过期', 'Expired', 'void'],
      ['60', '已取消', 'Cancelled', 'void'],
    ],
  }),
  dictionary('sex', {
    label: label('性别', 'Gender'),
    items: [
      ['1', '男', 'Male'],
      ['2', '女', 'Female'],
    ],
  }),
  dictionary('user_status', {
    label: label('用户状态', 'User status'),
    items: [
      ['1', '正常', 'Active'],
      ['2', '冻结', 'Frozen'],
    ],
  }),
  dictionary('status', {
    label: label('状态', 'Status'),
    items: [
      ['1', '正常', 'Active'],
      ['2', '冻结', 'Frozen'],
    ],
  }),
  dictionary('user_identity', {
    label: label('用户身份', 'Standing'),
    items: [
      ['1', '普通用户', 'Member'],
      ['2', '上级', 'Superior'],
    ],
  }),
  dictionary('tenant_status', {
    label: label('租户状态', 'Tenant status'),
    items: [
      ['1', '正常', 'Active'],
      ['0', '冻结', 'Frozen'],
    ],
  }),
  dictionary('del_flag', {
    label: label('删除状态', 'Deletion'),
    items: [
      ['1', '已删除', 'Deleted'],
      ['0', '正常', 'Kept'],
    ],
  }),
  dictionary('depart_status', {
    label: label('部门状态', 'Department status'),
    items: [
      ['0', '不启用', 'Not in use'],
      ['1', '启用', 'In use'],
    ],
  }),
  dictionary('org_category', {
    label: label('机构类型', 'Kind of unit'),
    items: [
      ['1', '公司', 'Company'],
      ['2', '部门', 'Department'],
      ['3', '岗位', 'Position'],
    ],
  }),
  dictionary('position_rank', {
    label: label('职务职级', 'Rank'),
    items: [
      ['1', '员级', 'Junior'],
      ['2', '助级', 'Assistant'],
      ['3', '中级', 'Intermediate'],
      ['4', '副高级', 'Deputy senior'],
      ['5', '正高级', 'Senior'],
    ],
  }),
  dictionary('dict_item_status', {
    label: label('字典状态', 'Item status'),
    items: [
      ['1', '启用', 'In use'],
      ['0', '不启用', 'Not in use'],
    ],
  }),
  dictionary('menu_type', {
    label: label('菜单类型', 'Kind of menu entry'),
    items: [
      ['0', '一级菜单', 'Top menu'],
      ['1', '子菜单', 'Submenu'],
      ['2', '按钮权限', 'Button'],
    ],
  }),
  dictionary('global_perms_type', {
    label: label('全局权限策略', 'Permission policy'),
    items: [
      ['1', '可见/可访问(授权后可见/可访问)', 'Visible when granted'],
      ['2', '可编辑(未授权时禁用)', 'Disabled unless granted'],
    ],
  }),
  dictionary('valid_status', {
    label: label('有效无效状态', 'Validity'),
    items: [
      ['0', '无效', 'Invalid'],
      ['1', '有效', 'Valid'],
    ],
  }),
  dictionary('rule_conditions', {
    label: label('条件规则', 'Condition'),
    items: [
      ['=', '等于', 'Equal'],
      ['!=', '不等于', 'Not equal'],
      ['>', '大于', 'Greater'],
      ['>=', '大于等于', 'Greater or equal'],
      ['<', '小于', 'Less'],
      ['<=', '小于等于', 'Less or equal'],
      ['LIKE', '模糊', 'Contains'],
      ['LEFT_LIKE', '左模糊', 'Ends with'],
      ['RIGHT_LIKE', '右模糊', 'Begins with'],
      ['IN', '包含', 'One of'],
    ],
  }),
  dictionary('adapter_kind', {
    label: label('外部服务', 'Outside service'),
    items: [
      ['bank', '银行付款', 'Bank'],
      ['accounts', '第三方账户', 'Payment institution'],
      ['tax', '开票', 'Invoices'],
      ['filing', '涉税申报', 'Tax filing'],
      ['insurance', '保险', 'Insurance'],
      ['etc', '通行费', 'Tolls'],
      ['government', '监管上传', 'Government'],
      ['sms', '短信', 'SMS'],
      ['sign', '电子签署', 'Signing'],
      ['ocr', '证件与磅单识别', 'Reading of papers and slips'],
      ['track', '车辆轨迹', 'Tracks'],
      ['balance', '账户余额', 'Balances'],
    ],
  }),
  dictionary('adapter_outcome', {
    label: label('调用结果', 'Outcome of a call'),
    items: [
      ['ok', '已答复', 'Answered', 'ok'],
      ['failed', '失败', 'Failed', 'danger'],
    ],
  }),
  dictionary('log_type', {
    label: label('日志类型', 'Kind of log'),
    items: [
      ['1', '登录日志', 'Login'],
      ['2', '操作日志', 'Operation'],
    ],
  }),
  dictionary('operate_type', {
    label: label('操作类型', 'Operation'),
    items: [
      ['1', '查询', 'Query'],
      ['2', '添加', 'Add'],
      ['3', '修改', 'Edit'],
      ['4', '删除', 'Delete'],
      ['5', '导入', 'Import'],
      ['6', '导出', 'Export'],
    ],
  }),
  dictionary('quartz_status', {
    label: label('定时任务状态', 'Job status'),
    items: [
      ['0', '正常', 'Running', 'ok'],
      ['-1', '停止', 'Stopped', 'draft'],
    ],
  }),
  dictionary('quartz_outcome', {
    label: label('任务执行结果', 'Outcome of a run'),
    items: [
      ['running', '执行中', 'Running', 'running'],
      ['done', '成功', 'Done', 'ok'],
      ['failed', '失败', 'Failed', 'danger'],
      ['lost', '中断', 'Lost', 'waiting'],
    ],
  }),
  dictionary('oss_storage', {
    label: label('对象存储位置', 'Where objects are kept'),
    items: [
      ['local', '本地存储', 'This server', 'draft'],
      ['s3', 'S3对象存储', 'S3 store', 'running'],
    ],
  }),
  dictionary('quartz_cause', {
    label: label('任务触发方式', 'What made a job run'),
    items: [
      ['clock', '定时', 'Clock'],
      ['person', '手动', 'By hand'],
      ['retry', '失败重试', 'Retry'],
    ],
  }),
  dictionary('priority', {
    label: label('优先级', 'Priority'),
    items: [
      ['H', '高', 'High', 'danger'],
      ['M', '中', 'Medium', 'waiting'],
      ['L', '低', 'Low', 'running'],
    ],
  }),
  dictionary('msg_category', {
    label: label('通告类型', 'Kind of notice'),
    items: [
      ['1', '通知公告', 'Announcement'],
      ['2', '系统消息', 'System message'],
    ],
  }),
  dictionary('read_flag', {
    label: label('阅读状态', 'Read'),
    items: [
      ['0', '未读', 'Unread', 'waiting'],
      ['1', '已读', 'Read', 'draft'],
    ],
  }),
  dictionary('msg_type', {
    label: label('推送类别', 'Audience'),
    items: [
      ['USER', '指定用户', 'Chosen users'],
      ['ALL', '全体用户', 'Everybody'],
    ],
  }),
  dictionary('send_status', {
    label: label('发布状态', 'Publication'),
    items: [
      ['0', '未发布', 'Not published'],
      ['1', '已发布', 'Published'],
      ['2', '已撤销', 'Withdrawn'],
    ],
  }),
  dictionary('msgType', { label: label('发送消息类型', 'Way of a message'), items: waysOfMessages }),
  // The same under the name that clients of the 3.x line ask for.
  dictionary('messageType', { label: label('消息类型', 'Way of a message'), items: waysOfMessages }),
  dictionary('msgSendStatus', {
    label: label('消息发送状态', 'Status of a message'),
    items: [
      ['0', '未发送', 'Waiting', 'waiting'],
      ['1', '发送成功', 'Sent', 'ok'],
      ['2', '发送失败', 'Failed', 'danger'],
    ],
  }),
  dictionary('database_type', {
    label: label('数据库类型', 'Kind of database'),
    items: [
      ['1', 'MySQL', 'MySQL'],
      ['4', 'MySQL 5.7', 'MySQL 5.7'],
      ['2', 'Oracle', 'Oracle'],
      ['3', 'SQLServer', 'SQL Server'],
      ['6', 'PostgreSQL', 'PostgreSQL'],
    ],
  }),
  dictionary('fill_rule_class', {
    label: label('填值规则实现类', 'Ways to make a value'),
    items: [
      ['org.jeecg.modules.system.rule.OrderNumberRule', '单号（前缀、时间和随机数）', 'Number (prefix, time, chance)'],
      ['org.jeecg.modules.system.rule.CategoryCodeRule', '下一个分类编码', 'Next code of a category'],
      ['org.jeecg.modules.system.rule.OrgCodeRule', '下一个机构编码', 'Next code of a department'],
    ],
  }),
  dictionary('activiti_sync', {
    label: label('同步工作流引擎', 'Workflow sync'),
    items: [
      ['1', '同步', 'Synchronised'],
      ['0', '不同步', 'Not synchronised'],
    ],
  }),
];
