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

/** @source freight-domain 8.3 */
export const places: readonly Place[] = [
  { adcode: '110113', name: '北京顺义', province: '北京市', city: '北京市', district: '顺义区', plateRegion: '京A', lng: 116.655, lat: 40.13 },
  { adcode: '120116', name: '天津滨海', province: '天津市', city: '天津市', district: '滨海新区', plateRegion: '津A', lng: 117.711, lat: 39.003 },
  { adcode: '130109', name: '石家庄藁城', province: '河北省', city: '石家庄市', district: '藁城区', plateRegion: '冀A', lng: 114.847, lat: 38.022 },
  { adcode: '130209', name: '唐山曹妃甸', province: '河北省', city: '唐山市', district: '曹妃甸区', plateRegion: '冀A', lng: 118.46, lat: 39.273 },
  { adcode: '140121', name: '太原清徐', province: '山西省', city: '太原市', district: '清徐县', plateRegion: '晋A', lng: 112.358, lat: 37.607 },
  { adcode: '140214', name: '大同云冈', province: '山西省', city: '大同市', district: '云冈区', plateRegion: '晋A', lng: 113.15, lat: 40.005 },
  { adcode: '150627', name: '鄂尔多斯伊金霍洛', province: '内蒙古自治区', city: '鄂尔多斯市', district: '伊金霍洛旗', plateRegion: '蒙K', lng: 109.788, lat: 39.565 },
  { adcode: '210106', name: '沈阳铁西', province: '辽宁省', city: '沈阳市', district: '铁西区', plateRegion: '辽A', lng: 123.376, lat: 41.803 },
  { adcode: '210804', name: '营口鲅鱼圈', province: '辽宁省', city: '营口市', district: '鲅鱼圈区', plateRegion: '辽A', lng: 122.127, lat: 40.264 },
  { adcode: '230113', name: '哈尔滨双城', province: '黑龙江省', city: '哈尔滨市', district: '双城区', plateRegion: '黑A', lng: 126.313, lat: 45.383 },
  { adcode: '310113', name: '上海宝山', province: '上海市', city: '上海市', district: '宝山区', plateRegion: '沪A', lng: 121.489, lat: 31.405 },
  { adcode: '310115', name: '上海浦东', province: '上海市', city: '上海市', district: '浦东新区', plateRegion: '沪A', lng: 121.544, lat: 31.221 },
  { adcode: '320115', name: '南京江宁', province: '江苏省', city: '南京市', district: '江宁区', plateRegion: '苏A', lng: 118.84, lat: 31.953 },
  { adcode: '320281', name: '无锡江阴', province: '江苏省', city: '无锡市', district: '江阴市', plateRegion: '苏A', lng: 120.285, lat: 31.921 },
  { adcode: '320312', name: '徐州铜山', province: '江苏省', city: '徐州市', district: '铜山区', plateRegion: '苏A', lng: 117.169, lat: 34.181 },
  { adcode: '320583', name: '苏州昆山', province: '江苏省', city: '苏州市', district: '昆山市', plateRegion: '苏A', lng: 120.981, lat: 31.386 },
  { adcode: '320703', name: '连云港连云', province: '江苏省', city: '连云港市', district: '连云区', plateRegion: '苏A', lng: 119.338, lat: 34.76 },
  { adcode: '330109', name: '杭州萧山', province: '浙江省', city: '杭州市', district: '萧山区', plateRegion: '浙A', lng: 120.264, lat: 30.184 },
  { adcode: '330206', name: '宁波北仑', province: '浙江省', city: '宁波市', district: '北仑区', plateRegion: '浙A', lng: 121.844, lat: 29.9 },
  { adcode: '330782', name: '金华义乌', province: '浙江省', city: '金华市', district: '义乌市', plateRegion: '浙A', lng: 120.075, lat: 29.306 },
  { adcode: '340123', name: '合肥肥西', province: '安徽省', city: '合肥市', district: '肥西县', plateRegion: '皖A', lng: 117.158, lat: 31.707 },
  { adcode: '340207', name: '芜湖鸠江', province: '安徽省', city: '芜湖市', district: '鸠江区', plateRegion: '皖A', lng: 118.392, lat: 31.369 },
  { adcode: '350112', name: '福州长乐', province: '福建省', city: '福州市', district: '长乐区', plateRegion: '闽A', lng: 119.523, lat: 25.963 },
  { adcode: '350205', name: '厦门海沧', province: '福建省', city: '厦门市', district: '海沧区', plateRegion: '闽A', lng: 118.033, lat: 24.484 },
  { adcode: '360112', name: '南昌新建', province: '江西省', city: '南昌市', district: '新建区', plateRegion: '赣A', lng: 115.815, lat: 28.693 },
  { adcode: '370112', name: '济南历城', province: '山东省', city: '济南市', district: '历城区', plateRegion: '鲁G', lng: 117.065, lat: 36.68 },
  { adcode: '370211', name: '青岛黄岛', province: '山东省', city: '青岛市', district: '黄岛区', plateRegion: '鲁G', lng: 120.198, lat: 35.961 },
  { adcode: '371103', name: '日照岚山', province: '山东省', city: '日照市', district: '岚山区', plateRegion: '鲁G', lng: 119.319, lat: 35.122 },
  { adcode: '371302', name: '临沂兰山', province: '山东省', city: '临沂市', district: '兰山区', plateRegion: '鲁G', lng: 118.348, lat: 35.052 },
  { adcode: '410122', name: '郑州中牟', province: '河南省', city: '郑州市', district: '中牟县', plateRegion: '豫A', lng: 113.976, lat: 34.719 },
  { adcode: '410305', name: '洛阳涧西', province: '河南省', city: '洛阳市', district: '涧西区', plateRegion: '豫A', lng: 112.396, lat: 34.658 },
  { adcode: '420112', name: '武汉东西湖', province: '湖北省', city: '武汉市', district: '东西湖区', plateRegion: '鄂A', lng: 114.137, lat: 30.62 },
  { adcode: '420505', name: '宜昌猇亭', province: '湖北省', city: '宜昌市', district: '猇亭区', plateRegion: '鄂A', lng: 111.434, lat: 30.531 },
  { adcode: '430112', name: '长沙望城', province: '湖南省', city: '长沙市', district: '望城区', plateRegion: '湘A', lng: 112.82, lat: 28.348 },
  { adcode: '440112', name: '广州黄埔', province: '广东省', city: '广州市', district: '黄埔区', plateRegion: '粤A', lng: 113.459, lat: 23.106 },
  { adcode: '440307', name: '深圳龙岗', province: '广东省', city: '深圳市', district: '龙岗区', plateRegion: '粤A', lng: 114.247, lat: 22.72 },
  { adcode: '440605', name: '佛山南海', province: '广东省', city: '佛山市', district: '南海区', plateRegion: '粤A', lng: 113.143, lat: 23.029 },
  { adcode: '450205', name: '柳州柳北', province: '广西壮族自治区', city: '柳州市', district: '柳北区', plateRegion: '桂B', lng: 109.402, lat: 24.363 },
  { adcode: '500116', name: '重庆江津', province: '重庆市', city: '重庆市', district: '江津区', plateRegion: '渝A', lng: 106.259, lat: 29.29 },
  { adcode: '510113', name: '成都青白江', province: '四川省', city: '成都市', district: '青白江区', plateRegion: '川A', lng: 104.251, lat: 30.879 },
  { adcode: '530181', name: '昆明安宁', province: '云南省', city: '昆明市', district: '安宁市', plateRegion: '云A', lng: 102.479, lat: 24.92 },
  { adcode: '610112', name: '西安未央', province: '陕西省', city: '西安市', district: '未央区', plateRegion: '陕K', lng: 108.947, lat: 34.293 },
  { adcode: '610881', name: '榆林神木', province: '陕西省', city: '榆林市', district: '神木市', plateRegion: '陕K', lng: 110.499, lat: 38.843 },
  { adcode: '620104', name: '兰州西固', province: '甘肃省', city: '兰州市', district: '西固区', plateRegion: '甘A', lng: 103.628, lat: 36.088 },
  { adcode: '650106', name: '乌鲁木齐头屯河', province: '新疆维吾尔自治区', city: '乌鲁木齐市', district: '头屯河区', plateRegion: '新A', lng: 87.291, lat: 43.877 },
];

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
