/** What lists of values inside a form say. */
export const zhArray = {
  'array.add': '添加{label}',
  'array.remove': '移除第 {at} 项',
  'array.up': '上移第 {at} 项',
  'array.down': '下移第 {at} 项',
  'array.count': '{count} 项',
  'array.fewest': '{label}至少 {count} 项',
  'array.most': '{label}最多 {count} 项',
  'array.entry': '第 {at} 项：{problem}',
  'array.name': '{label} {at}',
};
