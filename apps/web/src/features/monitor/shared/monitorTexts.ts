import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the monitor pages. */
export const monitorTexts = defineTexts({
  updatedAt: { zh: '上次更新时间', en: 'Updated at' },
  updateNow: { zh: '立即更新', en: 'Update now' },
  parameter: { zh: '参数', en: 'Name' },
  description: { zh: '描述', en: 'Meaning' },
  value: { zh: '当前值', en: 'Value' },
  notOffered: { zh: '未提供', en: 'Not offered' },
  key: { zh: 'Key', en: 'Key' },
});

/** Words of the cache pages. */
export const cacheTexts = defineTexts({
  page: { zh: '缓存监控', en: 'Cache' },
  keys: { zh: '键数量', en: 'Keys' },
  memory: { zh: '内容大小', en: 'Size' },
  figures: { zh: '缓存信息', en: 'Figures of the cache' },
  terminal: { zh: '缓存终端', en: 'Cache terminal' },
  terminalHelp: {
    zh: '只读终端：PING、INFO、DBSIZE、KEYS、GET、TYPE、TTL、EXISTS、STRLEN、TIME。输入 HELP 查看用法，上下方向键翻看历史。',
    en: 'Reads only: PING, INFO, DBSIZE, KEYS, GET, TYPE, TTL, EXISTS, STRLEN, TIME. HELP tells how; the arrow keys bring back what was typed.',
  },
  command: { zh: '命令', en: 'Command' },
  run: { zh: '执行', en: 'Run' },
  clear: { zh: '清屏', en: 'Clear' },
  output: { zh: '输出', en: 'Output' },
});

/** Words of the trace. */
export const traceTexts = defineTexts({
  page: { zh: '请求追踪', en: 'HTTP trace' },
  time: { zh: '请求时间', en: 'Time' },
  method: { zh: '请求方法', en: 'Method' },
  uri: { zh: '请求URL', en: 'Address' },
  status: { zh: '响应状态', en: 'Status' },
  taken: { zh: '请求耗时', en: 'Duration' },
  user: { zh: '用户', en: 'User' },
  address: { zh: '来源地址', en: 'From' },
  headers: { zh: '请求头', en: 'Headers' },
  anyMethod: { zh: '全部方法', en: 'All methods' },
  search: { zh: '按URL筛选', en: 'Filter by address' },
  onlyFailed: { zh: '仅看失败', en: 'Failures only' },
  counted: { zh: '共追踪到 {count} 条近期请求', en: '{count} of the last requests' },
});

/** Words of the disks. */
export const diskTexts = defineTexts({
  page: { zh: '磁盘监控', en: 'Disks' },
  disk: { zh: '磁盘', en: 'Disk' },
  total: { zh: '总容量', en: 'Size' },
  used: { zh: '已用', en: 'In use' },
  free: { zh: '可用', en: 'Free' },
  share: { zh: '使用率', en: 'Share' },
});
