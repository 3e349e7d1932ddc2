import { label } from '@tarmac/freight-api/rules';
import { dictionary, type Dictionary } from '../../platform/contract/index.ts';

const rigidKinds = [
  ['1', '普通货车', 'truck'],
  ['2', '厢式货车', 'box truck'],
  ['3', '封闭货车', 'closed truck'],
  ['4', '罐式货车', 'tank truck'],
  ['5', '平板货车', 'flatbed truck'],
  ['6', '集装厢车', 'container truck'],
  ['7', '自卸货车', 'tipper'],
  ['8', '特殊结构货车', 'special-body truck'],
  ['9', '仓栅式货车', 'stake truck'],
] as const;
const semiKinds = [
  ['1', '普通半挂车', 'semi-trailer'],
  ['2', '厢式半挂车', 'box semi-trailer'],
  ['3', '罐式半挂车', 'tank semi-trailer'],
  ['4', '平板半挂车', 'flatbed semi-trailer'],
  ['5', '集装箱半挂车', 'container semi-trailer'],
  ['6', '自卸半挂车', 'tipping semi-trailer'],
  ['7', '特殊结构半挂车', 'special-body semi-trailer'],
  ['8', '仓栅式半挂车', 'stake semi-trailer'],
  ['9', '旅居半挂车', 'caravan semi-trailer'],
  ['A', '专项作业半挂车', 'special-purpose semi-trailer'],
  ['B', '低平板半挂车', 'low-loader semi-trailer'],
] as const;
const fullKinds = [
  ['1', '普通全挂车', 'trailer'],
  ['2', '厢式全挂车', 'box trailer'],
  ['3', '罐式全挂车', 'tank trailer'],
  ['4', '平板全挂车', 'flatbed trailer'],
  ['5', '集装箱全挂车', 'container trailer'],
  ['6', '自卸全挂车', 'tipping trailer'],
  ['7', '仓栅式全挂车', 'stake trailer'],
  ['8', '旅居全挂车', 'caravan trailer'],
  ['9', '专项作业全挂车', 'special-purpose trailer'],
] as const;
const classes = (
  letter: string,
  { sizes, kinds }: { sizes: readonly (readonly [string, string, string])[]; kinds: readonly (readonly [string, string, string])[] },
) =>
  sizes.flatMap(([size, zh, en]) =>
    kinds.map(([kind, kindZh, kindEn]) => [`${letter}${size}${kind}`, zh + kindZh, `${en} ${kindEn}`] as const),
  );

const heavyMediumLight = [
  ['1', '重型', 'Heavy'],
  ['2', '中型', 'Medium'],
  ['3', '轻型', 'Light'],
] as const;

/** Vehicle types by GA/T 16.4. */
const vehicleTypes = [
  ['H10', '重型货车', 'Heavy truck'],
  ...classes('H', { sizes: [...heavyMediumLight, ['4', '微型', 'Mini'], ['5', '低速', 'Low-speed']], kinds: rigidKinds }),
  ['Q11', '重型半挂牵引车', 'Heavy tractor'],
  ['Q12', '重型全挂牵引车', 'Heavy drawbar tractor'],
  ['Q21', '中型半挂牵引车', 'Medium tractor'],
  ['Q22', '中型全挂牵引车', 'Medium drawbar tractor'],
  ['Q31', '轻型半挂牵引车', 'Light tractor'],
  ['Q32', '轻型全挂牵引车', 'Light drawbar tractor'],
  ...classes('B', { sizes: heavyMediumLight, kinds: semiKinds }),
  ...classes('G', { sizes: heavyMediumLight, kinds: fullKinds }),
  ['Z11', '大型专项作业车', 'Large special-purpose vehicle'],
  ['Z21', '中型专项作业车', 'Medium special-purpose vehicle'],
  ['Z31', '小型专项作业车', 'Small special-purpose vehicle'],
  ['Z41', '微型专项作业车', 'Mini special-purpose vehicle'],
  ['Z51', '重型专项作业车', 'Heavy special-purpose vehicle'],
  ['Z71', '轻型专项作业车', 'Light special-purpose vehicle'],
  ['N11', '三轮汽车', 'Three-wheeler'],
  ['X99', '其他', 'Other'],
] as const satisfies readonly (readonly [string, string, string])[];

/** Code sets of drivers, vehicles and carriers. @source freight-domain 2.2 */
export const fleetDictionaries: readonly Dictionary[] = [
  dictionary('review_state', {
    label: label('审核状态', 'Review status'),
    items: [
      ['0', '未提交', 'Not submitted', 'draft'],
      ['1', '待审核', 'Pending', 'waiting'],
      ['2', '已通过', 'Approved', 'ok'],
      ['3', '已驳回', 'Refused', 'danger'],
      ['4', '已冻结', 'Frozen', 'danger'],
      ['5', '证件过期', 'Certificate expired', 'danger'],
    ],
  }),
  dictionary('carrier_kind', {
    label: label('承运商类型', 'Kind of carrier'),
    items: [
      ['1', '运输企业', 'Company'],
      ['2', '个体运输户', 'Self-employed'],
      ['3', '车队', 'Fleet'],
    ],
  }),
  // Whether a driver or a vehicle can go now, and why not.
  dictionary('crew_standing', {
    label: label('可派状态', 'Standing'),
    items: [
      ['free', '空闲', 'Free', 'ok'],
      ['onRoad', '在途', 'On the road', 'running'],
      ['expired', '证件过期', 'Papers expired', 'danger'],
      ['frozen', '已冻结', 'Frozen', 'danger'],
      ['blacklisted', '黑名单', 'Blacklisted', 'danger'],
      ['unapproved', '未通过审核', 'Not approved', 'waiting'],
    ],
  }),
  dictionary('cert_kind', {
    label: label('证件类型', 'Kind of document'),
    items: [
      ['idFront', '身份证人像面', 'ID card front'],
      ['idBack', '身份证国徽面', 'ID card back'],
      ['licence', '驾驶证', 'Driving licence'],
      ['licenceBack', '驾驶证副页', 'Driving licence, second page'],
      ['qualification', '从业资格证', 'Qualification certificate'],
      ['vehicleLicence', '行驶证', 'Vehicle licence'],
      ['vehicleLicenceBack', '行驶证副页', 'Vehicle licence, second page'],
      ['rtc', '道路运输证', 'Road transport certificate'],
      ['permit', '道路运输经营许可证', 'Road transport permit'],
      ['business', '营业执照', 'Business licence'],
      ['bankCard', '银行卡', 'Bank card'],
      ['contract', '合同', 'Contract'],
      ['photo', '照片', 'Photo'],
    ],
  }),
  dictionary('plate_color', {
    label: label('车牌颜色', 'Plate colour'),
    items: [
      ['1', '蓝', 'Blue'],
      ['2', '黄', 'Yellow'],
      ['3', '黑', 'Black'],
      ['4', '白', 'White'],
      ['5', '绿', 'Green'],
      ['9', '其他', 'Other'],
      ['91', '农黄', 'Farm yellow'],
      ['92', '农绿', 'Farm green'],
      ['93', '黄绿', 'Yellow-green'],
      ['94', '渐变绿', 'Gradient green'],
    ],
  }),
  dictionary('vehicle_type', { label: label('车辆类型', 'Vehicle type'), items: vehicleTypes }),
  dictionary('energy_type', {
    label: label('能源类型', 'Energy'),
    items: [
      ['A', '汽油', 'Petrol'],
      ['B', '柴油', 'Diesel'],
      ['C', '电', 'Electric'],
      ['D', '混合油', 'Mixed oil'],
      ['E', '天然气', 'Natural gas'],
      ['F', '液化石油气', 'LPG'],
      ['L', '甲醇', 'Methanol'],
      ['M', '乙醇', 'Ethanol'],
      ['N', '太阳能', 'Solar'],
      ['O', '混合动力', 'Hybrid'],
      ['Y', '无', 'None'],
      ['Z', '其他', 'Other'],
    ],
  }),
  dictionary('licence_class', {
    label: label('准驾车型', 'Licence class'),
    items: ['A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'D', 'E', 'F', 'M', 'N', 'P'].map(
      (code) => [code, code, code] as const,
    ),
  }),
  dictionary('gender', {
    label: label('性别', 'Gender'),
    items: [
      ['1', '男', 'Male'],
      ['2', '女', 'Female'],
    ],
  }),
  dictionary('owner_type', {
    label: label('所有人类型', 'Kind of owner'),
    items: [
      ['person', '个人', 'Person'],
      ['company', '单位', 'Company'],
    ],
  }),
  dictionary('taxpayer_type', {
    label: label('纳税人类型', 'Kind of taxpayer'),
    items: [
      ['general', '一般纳税人', 'General'],
      ['small', '小规模纳税人', 'Small-scale'],
    ],
  }),
  dictionary('reg_source', {
    label: label('注册来源', 'Registered through'),
    items: [
      ['app', 'APP', 'App'],
      ['back', '后台', 'Back office'],
      ['import', '导入', 'Import'],
    ],
  }),
];
