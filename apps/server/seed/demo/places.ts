/** A district where goods are loaded and unloaded; WGS-84, exact to about 0.03 degrees. */
export interface Place {
  adcode: string;
  name: string;
  province: string;
  city: string;
  district: string;
  /** First two characters of its plates. */
  plateRegion: string;
  lng: number;
  lat: number;
}

/** One line each: code, name, province, city, district, plates, longitude, latitude. @source freight-domain 8.3 */
const rows: readonly (readonly [string, string, string, string, string, string, number, number])[] = [
  ['110113', '北京顺义', '北京市', '北京市', '顺义区', '京A', 116.655, 40.13],
  ['120116', '天津滨海', '天津市', '天津市', '滨海新区', '津A', 117.711, 39.003],
  ['130109', '石家庄藁城', '河北省', '石家庄市', '藁城区', '冀A', 114.847, 38.022],
  ['130209', '唐山曹妃甸', '河北省', '唐山市', '曹妃甸区', '冀A', 118.46, 39.273],
  ['140121', '太原清徐', '山西省', '太原市', '清徐县', '晋A', 112.358, 37.607],
  ['140214', '大同云冈', '山西省', '大同市', '云冈区', '晋A', 113.15, 40.005],
  ['150627', '鄂尔多斯伊金霍洛', '内蒙古自治区', '鄂尔多斯市', '伊金霍洛旗', '蒙K', 109.788, 39.565],
  ['210106', '沈阳铁西', '辽宁省', '沈阳市', '铁西区', '辽A', 123.376, 41.803],
  ['210804', '营口鲅鱼圈', '辽宁省', '营口市', '鲅鱼圈区', '辽A', 122.127, 40.264],
  ['230113', '哈尔滨双城', '黑龙江省', '哈尔滨市', '双城区', '黑A', 126.313, 45.383],
  ['310113', '上海宝山', '上海市', '上海市', '宝山区', '沪A', 121.489, 31.405],
  ['310115', '上海浦东', '上海市', '上海市', '浦东新区', '沪A', 121.544, 31.221],
  ['320115', '南京江宁', '江苏省', '南京市', '江宁区', '苏A', 118.84, 31.953],
  ['320281', '无锡江阴', '江苏省', '无锡市', '江阴市', '苏A', 120.285, 31.921],
  ['320312', '徐州铜山', '江苏省', '徐州市', '铜山区', '苏A', 117.169, 34.181],
  ['320583', '苏州昆山', '江苏省', '苏州市', '昆山市', '苏A', 120.981, 31.386],
  ['320703', '连云港连云', '江苏省', '连云港市', '连云区', '苏A', 119.338, 34.76],
  ['330109', '杭州萧山', '浙江省', '杭州市', '萧山区', '浙A', 120.264, 30.184],
  ['330206', '宁波北仑', '浙江省', '宁波市', '北仑区', '浙A', 121.844, 29.9],
  ['330782', '金华义乌', '浙江省', '金华市', '义乌市', '浙A', 120.075, 29.306],
  ['340123', '合肥肥西', '安徽省', '合肥市', '肥西县', '皖A', 117.158, 31.707],
  ['340207', '芜湖鸠江', '安徽省', '芜湖市', '鸠江区', '皖A', 118.392, 31.369],
  ['350112', '福州长乐', '福建省', '福州市', '长乐区', '闽A', 119.523, 25.963],
  ['350205', '厦门海沧', '福建省', '厦门市', '海沧区', '闽A', 118.033, 24.484],
  ['360112', '南昌新建', '江西省', '南昌市', '新建区', '赣A', 115.815, 28.693],
  ['370112', '济南历城', '山东省', '济南市', '历城区', '鲁G', 117.065, 36.68],
  ['370211', '青岛黄岛', '山东省', '青岛市', '黄岛区', '鲁G', 120.198, 35.961],
  ['371103', '日照岚山', '山东省', '日照市', '岚山区', '鲁G', 119.319, 35.122],
  ['371302', '临沂兰山', '山东省', '临沂市', '兰山区', '鲁G', 118.348, 35.052],
  ['410122', '郑州中牟', '河南省', '郑州市', '中牟县', '豫A', 113.976, 34.719],
  ['410305', '洛阳涧西', '河南省', '洛阳市', '涧西区', '豫A', 112.396, 34.658],
  ['420112', '武汉东西湖', '湖北省', '武汉市', '东西湖区', '鄂A', 114.137, 30.62],
  ['420505', '宜昌猇亭', '湖北省', '宜昌市', '猇亭区', '鄂A', 111.434, 30.531],
  ['430112', '长沙望城', '湖南省', '长沙市', '望城区', '湘A', 112.82, 28.348],
  ['440112', '广州黄埔', '广东省', '广州市', '黄埔区', '粤A', 113.459, 23.106],
  ['440307', '深圳龙岗', '广东省', '深圳市', '龙岗区', '粤A', 114.247, 22.72],
  ['440605', '佛山南海', '广东省', '佛山市', '南海区', '粤A', 113.143, 23.029],
  ['450205', '柳州柳北', '广西壮族自治区', '柳州市', '柳北区', '桂B', 109.402, 24.363],
  ['500116', '重庆江津', '重庆市', '重庆市', '江津区', '渝A', 106.259, 29.29],
  ['510113', '成都青白江', '四川省', '成都市', '青白江区', '川A', 104.251, 30.879],
  ['530181', '昆明安宁', '云南省', '昆明市', '安宁市', '云A', 102.479, 24.92],
  ['610112', '西安未央', '陕西省', '西安市', '未央区', '陕K', 108.947, 34.293],
  ['610881', '榆林神木', '陕西省', '榆林市', '神木市', '陕K', 110.499, 38.843],
  ['620104', '兰州西固', '甘肃省', '兰州市', '西固区', '甘A', 103.628, 36.088],
  ['650106', '乌鲁木齐头屯河', '新疆维吾尔自治区', '乌鲁木齐市', '头屯河区', '新A', 87.291, 43.877],
];

/** Where the demonstration loads and unloads. @source freight-domain 8.3 */
export const places: readonly Place[] = rows.map(([adcode, name, province, city, district, plateRegion, lng, lat]) => ({
  adcode,
  name,
  province,
  city,
  district,
  plateRegion,
  lng,
  lat,
}));

/** A stretch on which a cargo is carried again and again. */
export interface Lane {
  from: string;
  to: string;
  cargoName: string;
  cargoTypeCode: string;
  businessTypeCode: string;
  /** Tonnes on one truck. */
  tonnes: readonly [number, number];
  /** Percent of all waybills. */
  share: number;
}

/** @source freight-domain 8.4 */
export const lanes: readonly Lane[] = [
  { from: '610881', to: '130209', cargoName: '动力煤', cargoTypeCode: '0100', businessTypeCode: '1002996', tonnes: [30, 34], share: 12 },
  { from: '150627', to: '120116', cargoName: '动力煤', cargoTypeCode: '0100', businessTypeCode: '1002996', tonnes: [30, 34], share: 8 },
  { from: '140214', to: '110113', cargoName: '块煤', cargoTypeCode: '0100', businessTypeCode: '1002996', tonnes: [28, 33], share: 4 },
  { from: '140121', to: '371103', cargoName: '焦炭', cargoTypeCode: '0100', businessTypeCode: '1002996', tonnes: [30, 33], share: 5 },
  { from: '371103', to: '371302', cargoName: '铁矿粉', cargoTypeCode: '0300', businessTypeCode: '1002996', tonnes: [31, 34], share: 8 },
  { from: '320703', to: '320312', cargoName: '铁矿石', cargoTypeCode: '0300', businessTypeCode: '1002996', tonnes: [31, 34], share: 4 },
  { from: '130109', to: '120116', cargoName: '钢材', cargoTypeCode: '0400', businessTypeCode: '1002996', tonnes: [29, 33], share: 6 },
  { from: '310113', to: '330109', cargoName: '卷板', cargoTypeCode: '0400', businessTypeCode: '1002996', tonnes: [28, 33], share: 6 },
  { from: '320115', to: '310113', cargoName: '钢材', cargoTypeCode: '0400', businessTypeCode: '1002996', tonnes: [28, 33], share: 3 },
  { from: '530181', to: '510113', cargoName: '磷肥', cargoTypeCode: '0900', businessTypeCode: '1002996', tonnes: [30, 33], share: 3 },
  { from: '340207', to: '310115', cargoName: '水泥', cargoTypeCode: '0600', businessTypeCode: '1002996', tonnes: [30, 33], share: 5 },
  { from: '510113', to: '500116', cargoName: '建材', cargoTypeCode: '0500', businessTypeCode: '1002996', tonnes: [28, 33], share: 4 },
  { from: '230113', to: '210804', cargoName: '玉米', cargoTypeCode: '1100', businessTypeCode: '1002996', tonnes: [30, 33], share: 5 },
  { from: '370211', to: '370112', cargoName: '集装箱', cargoTypeCode: '1300', businessTypeCode: '1002998', tonnes: [18, 27], share: 4 },
  { from: '330206', to: '330782', cargoName: '集装箱', cargoTypeCode: '1300', businessTypeCode: '1002998', tonnes: [15, 26], share: 5 },
  { from: '450205', to: '440112', cargoName: '商品汽车', cargoTypeCode: '1701', businessTypeCode: '1002996', tonnes: [12, 16], share: 2 },
  { from: '410122', to: '610112', cargoName: '饮料', cargoTypeCode: '1300', businessTypeCode: '1002996', tonnes: [24, 30], share: 3 },
  { from: '420112', to: '430112', cargoName: '家电', cargoTypeCode: '1200', businessTypeCode: '1002996', tonnes: [8, 18], share: 3 },
  { from: '350205', to: '360112', cargoName: '石材', cargoTypeCode: '0800', businessTypeCode: '1002996', tonnes: [30, 33], share: 2 },
  { from: '340123', to: '420112', cargoName: '机械', cargoTypeCode: '1200', businessTypeCode: '1002996', tonnes: [15, 28], share: 2 },
  { from: '440605', to: '440307', cargoName: '轻工', cargoTypeCode: '1300', businessTypeCode: '1003997', tonnes: [2, 10], share: 2 },
  { from: '320281', to: '320583', cargoName: '化纤', cargoTypeCode: '1300', businessTypeCode: '1002996', tonnes: [20, 30], share: 2 },
  { from: '210106', to: '120116', cargoName: '装备', cargoTypeCode: '1200', businessTypeCode: '1002996', tonnes: [20, 31], share: 1 },
  { from: '620104', to: '650106', cargoName: '有色金属', cargoTypeCode: '1400', businessTypeCode: '1002996', tonnes: [29, 32], share: 1 },
];

const byAdcode = new Map(places.map((place) => [place.adcode, place]));

/** The place of a division code. */
export function placeOf(adcode: string): Place {
  const place = byAdcode.get(adcode);
  if (place === undefined) throw new Error(`No place has the code ${adcode}.`);
  return place;
}

/** Province, city and district as an address begins with them: a city that is its own province is named once. */
export const townOf = ({ province, city, district }: Place): string => `${province === city ? '' : province}${city}${district}`;
