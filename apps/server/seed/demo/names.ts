import { idCardCheckCharacter, orgCheckCharacter, usccCheckCharacter, vinCheckCharacter } from '@tarmac/freight-api/rules';
import type { Random } from './random.ts';

const surnames =
  '王李张刘陈杨黄赵周吴徐孙马胡朱郭何罗高林郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤';
const given = [
  '建国',
  '志强',
  '海涛',
  '永军',
  '卫东',
  '国庆',
  '春生',
  '德胜',
  '立新',
  '金龙',
  '长林',
  '玉柱',
  '福生',
  '兴旺',
  '庆丰',
  '广财',
  '树林',
  '宝山',
  '铁军',
  '占魁',
  '伟',
  '强',
  '勇',
  '军',
  '杰',
  '磊',
  '超',
  '刚',
  '平',
  '辉',
  '鹏',
  '斌',
  '波',
  '涛',
  '明',
  '亮',
  '飞',
  '鑫',
  '浩',
  '宁',
  '小龙',
  '大伟',
  '文斌',
  '学军',
  '少华',
  '振华',
  '红星',
  '新民',
  '爱民',
  '跃进',
  '俊杰',
  '天佑',
  '子轩',
  '梓豪',
  '一凡',
  '家豪',
  '思远',
  '嘉伟',
  '永强',
  '景辉',
  '兆丰',
  '云峰',
  '晓东',
  '晓峰',
  '建军',
  '建平',
  '建华',
  '国强',
  '国栋',
  '国华',
  '海波',
  '海龙',
  '海生',
  '世杰',
  '世荣',
  '成林',
  '成才',
  '林海',
  '林峰',
  '万里',
];
/** A person's name. */
export const personName = (random: Random): string => surnames.charAt(random.int(0, surnames.length - 1)) + random.pick(given);

const trades = ['物流', '运输', '供应链', '煤炭', '钢铁', '矿业', '粮油', '建材', '化工', '贸易', '实业', '重工', '电器', '汽车', '水泥'];
const brands = [
  '鑫源',
  '顺达',
  '宏远',
  '永泰',
  '恒通',
  '天顺',
  '中润',
  '远大',
  '金路',
  '通达',
  '盛世',
  '华盛',
  '瑞丰',
  '嘉禾',
  '腾飞',
  '联运',
  '百川',
  '东升',
  '南方',
  '北辰',
  '西岭',
  '长河',
  '江海',
  '昆仑',
  '泰山',
  '青松',
  '白云',
  '红日',
  '蓝海',
  '银河',
];

/** Names of companies, each once; they end in 示例, so that nobody takes them for real ones. */
export function companyNames(random: Random, { places, count }: { places: readonly string[]; count: number }): string[] {
  const names = new Set<string>();
  while (names.size < count)
    names.add(`${random.pick(places)}${random.pick(brands)}${random.pick(trades)}有限公司${names.size > 600 ? names.size : ''}示例`);
  return [...names];
}

/** A resident ID number of a province-level prefix, which no one is ever given. */
export function idCard(random: Random, { serial, birthYear = random.int(1968, 1998) }: { serial: number; birthYear?: number }): string {
  const prefix = ['370000', '130000', '410000', '320000', '140000', '340000'][serial % 6]!;
  const first17 = `${prefix}${birthYear}${String(random.int(1, 12)).padStart(2, '0')}${String(random.int(1, 28)).padStart(2, '0')}${String(Math.floor(serial / 6) % 1000).padStart(3, '0')}`;
  return first17 + idCardCheckCharacter(first17);
}

/** A mobile number of the range that the demonstration data keep to themselves. */
export const mobile = (serial: number): string => `199${String(serial).padStart(8, '0')}`;

const orgAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A unified social credit code with right check characters. */
export function uscc(random: Random, { adcode, serial }: { adcode: string; serial: number }): string {
  let rest = serial;
  let tail = '';
  for (let digit = 0; digit < 5; digit += 1) {
    tail = orgAlphabet.charAt(rest % 31) + tail;
    rest = Math.floor(rest / 31);
  }
  const org8 = `MA${random.int(2, 9)}${tail}`;
  const first17 = `91${adcode}${org8}${orgCheckCharacter(org8)}`;
  return first17 + usccCheckCharacter(first17);
}

const plateAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A yellow plate of a large truck: at most two letters among the last five. */
export function plate(region: string, serial: number): string {
  const letter = plateAlphabet.charAt(Math.floor(serial / 9999) % 24);
  return `${region}${letter}${String((serial % 9999) + 1).padStart(4, '0')}`;
}

/** The plate of a trailer: four characters before its sign, digits as long as they last, then with one letter, then with two. */
export function trailerPlate(region: string, serial: number): string {
  const letter = (at: number) => plateAlphabet.charAt(at % 24);
  const oneLetter = serial - 10_000;
  const twoLetters = oneLetter - 24_000;
  const number =
    oneLetter < 0
      ? digits(serial, 4)
      : twoLetters < 0
        ? letter(Math.floor(oneLetter / 1000)) + digits(oneLetter % 1000, 3)
        : letter(Math.floor(twoLetters / 2400)) + letter(Math.floor(twoLetters / 100)) + digits(twoLetters % 100, 2);
  return `${region}${number}挂`;
}

const digits = (serial: number, count: number) => String(serial).padStart(count, '0');

/** A vehicle identification number with the right check digit. */
export function vin(random: Random, serial: number): string {
  const draft =
    `L${random.pick(['FW', 'ZZ', 'GH', 'VB'])}${random.pick(['SRX', 'CCL', 'DNE'])}SJ0M${random.pick(['1', '3', '5'])}${String(serial % 1_000_000).padStart(6, '0')}`
      .slice(0, 17)
      .padEnd(17, '0');
  return `${draft.slice(0, 8)}${vinCheckCharacter(draft)}${draft.slice(9)}`;
}
