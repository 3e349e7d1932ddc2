/** Words by which names of cargo tell their type, by dictionary `cargo_type`. A name that has none of them may be of any type. */
const words: Readonly<Record<string, readonly string[]>> = {
  '0100': ['煤', '焦炭', '兰炭'],
  '0200': ['汽油', '柴油', '原油', '燃料油', '沥青', '天然气', '液化气'],
  '0300': ['铁矿', '铜矿', '铝矿', '锰矿', '铬矿', '镍矿', '精矿', '铝土'],
  '0400': ['钢', '螺纹', '线材', '卷板', '生铁', '铁合金'],
  '0500': ['砂石', '石子', '碎石', '砖', '瓦', '砂', '石膏板', '混凝土'],
  '0600': ['水泥', '熟料'],
  '0700': ['木材', '原木', '板材', '胶合板', '木片'],
  '0800': ['石灰石', '磷矿', '石英', '高岭土', '滑石', '萤石'],
  '0900': ['化肥', '尿素', '复合肥', '磷肥', '钾肥', '农药'],
  '1000': ['食盐', '原盐', '工业盐'],
  '1100': ['粮食', '小麦', '玉米', '大豆', '稻谷', '大米', '面粉', '高粱', '豆粕'],
  '1200': ['机械', '设备', '电器', '机床', '家电', '空调', '冰箱', '电机'],
  '1300': ['纸', '纺织', '布料', '棉布', '服装', '塑料', '玻璃', '陶瓷', '家具', '饮料', '食品'],
  '1400': ['铝锭', '铜锭', '铜杆', '铜板', '锌锭', '铅锭', '镍板', '氧化铝'],
  '1500': ['药品', '医药', '医疗'],
  '1601': ['蔬菜', '水果', '生鲜', '鲜活', '活鱼', '活禽', '鲜奶'],
  '1602': ['冷冻', '冷藏', '冻肉', '冻鱼'],
  '1701': ['商品车', '轿车', '汽车'],
};

/** Types that a name of cargo may be of; empty where it says nothing of its type. */
export function cargoTypesOf(cargoName: string): string[] {
  const found = Object.entries(words).map(([type, list]) => [type, longestIn(list, cargoName)] as const);
  const longest = Math.max(...found.map(([, length]) => length));
  // The most that fits decides: 铁矿石 is ore and no iron, 铜精矿 ore and no copper.
  return longest === 0 ? [] : found.flatMap(([type, length]) => (length === longest ? [type] : []));
}

const longestIn = (list: readonly string[], name: string): number =>
  list.reduce((longest, word) => (name.includes(word) ? Math.max(longest, word.length) : longest), 0);
