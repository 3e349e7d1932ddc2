import { fleetDictionaries } from './dictionaries.ts';

type OtherNames = Readonly<Record<string, string>>;

/** Colours of plates as licences and standards print them. @source JT/T 697.7, GA 36 */
export const plateColourNames: OtherNames = {
  ...Object.fromEntries(
    [
      ['蓝', '1'],
      ['黄', '2'],
      ['黑', '3'],
      ['白', '4'],
      ['绿', '5'],
      ['农黄', '91'],
      ['农绿', '92'],
      ['黄绿', '93'],
      ['渐变绿', '94'],
    ].flatMap(([colour, code]) => ['色', '牌', '色牌', '底'].map((ending) => [`${colour}${ending}`, code])),
  ),
  黄绿双拼: '93',
  黄绿双拼色: '93',
  农用黄: '91',
  农用绿: '92',
};

/** Kinds of carriers as contracts and business licences name them. */
export const carrierKindNames: OtherNames = { 企业: '1', 公司: '1', 运输公司: '1', 物流公司: '1', 个体: '2', 个体户: '2', 个体工商户: '2' };

/** Energies as vehicle licences and dealers write them. @source GA/T 16.9 */
export const energyNames: OtherNames = {
  纯电动: 'C',
  纯电: 'C',
  电动: 'C',
  电能: 'C',
  新能源: 'C',
  轻柴油: 'B',
  柴油车: 'B',
  汽油车: 'A',
  混合燃料: 'D',
  LNG: 'E',
  CNG: 'E',
  液化天然气: 'E',
  压缩天然气: 'E',
  LPG: 'F',
  混动: 'O',
  油电混合: 'O',
  插电混动: 'O',
};

/** What stands in the name of a type, and what the same type is called beside it. @source GA 802, GA/T 16.4 */
const turns: readonly (readonly [from: string, to: string])[] = [
  ['普通货车', '栏板货车'],
  ['普通半挂车', '栏板半挂车'],
  ['普通全挂车', '栏板全挂车'],
  ['集装厢车', '集装箱车'],
  ['集装厢车', '集装箱货车'],
  ['厢式货车', '厢式车'],
  ['厢式货车', '厢货'],
  ['罐式货车', '罐式车'],
  ['罐式货车', '罐车'],
  ['平板货车', '平板车'],
  ['自卸货车', '自卸车'],
  ['仓栅式货车', '仓栅货车'],
  ['仓栅式货车', '仓栅式车'],
  ['仓栅式半挂车', '仓栅半挂车'],
  ['罐式半挂车', '罐半挂车'],
  ['集装箱半挂车', '集装箱骨架半挂车'],
  ['半挂牵引车', '牵引车'],
];

const vehicleTypes = fleetDictionaries.find(({ code }) => code === 'vehicle_type')?.items ?? [];

/** Vehicle types under their other names. */
export const vehicleTypeNames: OtherNames = Object.fromEntries(
  vehicleTypes.flatMap(({ value, text }) =>
    turns.filter(([from]) => text.zh.endsWith(from)).map(([from, to]) => [`${text.zh.slice(0, -from.length)}${to}`, value]),
  ),
);
