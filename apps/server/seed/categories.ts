import type { CategorySeed } from '../src/modules/system/seed/seedCategories.ts';

const leaves = (...names: string[]): CategorySeed[] => names.map((name) => ({ name }));

/** Trees that the demonstration begins with: kinds of goods by trade (A01) and what people complain about (A02). */
export const demoCategories: readonly CategorySeed[] = [
  {
    name: '货物品类',
    children: [
      { name: '煤炭及制品', children: leaves('动力煤', '炼焦煤', '无烟煤', '焦炭') },
      { name: '金属矿石', children: leaves('铁矿石', '铁精粉', '铜精矿', '铝土矿') },
      { name: '钢铁', children: leaves('螺纹钢', '线材', '热轧卷', '冷轧卷', '中厚板') },
      { name: '矿建材料', children: leaves('砂石料', '石灰石', '粉煤灰') },
      { name: '水泥', children: leaves('散装水泥', '袋装水泥', '熟料') },
      { name: '粮食', children: leaves('小麦', '玉米', '大豆', '稻谷') },
      { name: '化肥及农药', children: leaves('尿素', '复合肥', '钾肥') },
      { name: '轻工医药产品', children: leaves('纸卷', '家电', '日用百货') },
    ],
  },
  {
    name: '投诉原因',
    children: [
      { name: '运输时效', children: leaves('未按时提货', '未按时送达') },
      { name: '货损货差', children: leaves('货物短少', '货物受潮', '包装破损') },
      { name: '费用', children: leaves('运费计算有误', '付款延迟') },
      { name: '服务', children: leaves('态度不佳', '联系不上') },
    ],
  },
];
