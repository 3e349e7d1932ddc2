import type { LocalText } from '@tarmac/admin-kit/i18n';

/**
 * Prefectures with the middle of their area, to name a stretch of land by: name, its spelling, longitude, latitude. Written by
 * `apps/web/scripts/makeBasemap.mjs`; exact to some ten kilometres, and no more than "about" is made of it.
 */
const prefectureLines = `
北京市,Beijing,116.42,40.19;天津市,Tianjin,117.35,39.29;石家庄市,Shijiazhuang,114.45,38.13;唐山市,Tangshan,118.34,39.72;
秦皇岛市,Qinhuangdao,119.19,40.09;邯郸市,Handan,114.55,36.55;邢台市,Xingtai,114.82,37.21;保定市,Baoding,115.18,39.02;
张家口市,Zhangjiakou,115.04,40.87;承德市,Chengde,117.55,41.35;沧州市,Cangzhou,116.77,38.27;廊坊市,Langfang,116.54,39.11;
衡水市,Hengshui,115.83,37.76;太原市,Taiyuan,112.32,37.96;大同市,Datong,113.73,39.90;阳泉市,Yangquan,113.51,38.06;长治市,Changzhi,112.92,36.48;
晋城市,Jincheng,112.71,35.61;朔州市,Shuozhou,112.65,39.62;晋中市,Jinzhong,112.97,37.33;运城市,Yuncheng,111.07,35.19;
忻州市,Xinzhou,112.42,38.88;临汾市,Linfen,111.38,36.23;吕梁市,Lüliang,111.27,37.68;呼和浩特市,Hohhot,111.50,40.59;包头市,Baotou,110.27,41.55;
乌海市,Wuhai,106.88,39.43;赤峰市,Chifeng,118.88,43.22;通辽市,Tongliao,121.58,43.82;鄂尔多斯市,Ordos,108.63,39.41;呼伦贝尔市,Hulunbuir,121.20,49.66;
巴彦淖尔市,Bayannur,107.58,41.45;乌兰察布市,Ulanqab,112.45,41.68;兴安盟,Hinggan,121.34,46.23;锡林郭勒盟,Xilingol,115.49,44.20;
阿拉善盟,Alxa,102.45,40.50;沈阳市,Shenyang,123.14,42.10;大连市,Dalian,122.19,39.59;鞍山市,Anshan,123.02,40.72;抚顺市,Fushun,124.66,41.84;
本溪市,Benxi,124.57,41.23;丹东市,Dandong,124.40,40.54;锦州市,Jinzhou,121.62,41.47;营口市,Yingkou,122.46,40.39;阜新市,Fuxin,121.96,42.28;
辽阳市,Liaoyang,123.25,41.18;盘锦市,Panjin,122.00,41.07;铁岭市,Tieling,124.18,42.65;朝阳市,Chaoyang,120.02,41.51;葫芦岛市,Huludao,120.21,40.62;
长春市,Changchun,125.77,44.39;吉林市,Jilin,126.85,43.58;四平市,Siping,124.48,43.57;辽源市,Liaoyuan,125.31,42.81;通化市,Tonghua,125.96,41.96;
白山市,Baishan,127.29,42.07;松原市,Songyuan,124.48,44.80;白城市,Baicheng,123.02,45.35;延边朝鲜族自治州,Yanbian,129.13,43.15;
哈尔滨市,Harbin,127.97,45.64;齐齐哈尔市,Qiqihar,124.55,47.70;鸡西市,Jixi,132.29,45.63;鹤岗市,Hegang,130.81,47.64;
双鸭山市,Shuangyashan,132.55,46.68;大庆市,Daqing,124.71,46.35;伊春市,Yichun,129.22,47.82;佳木斯市,Jiamusi,132.27,47.27;
七台河市,Qitaihe,130.98,45.91;牡丹江市,Mudanjiang,129.90,44.60;黑河市,Heihe,126.99,49.27;绥化市,Suihua,126.65,46.90;
大兴安岭地区,Daxinganling,124.21,52.33;上海市,Shanghai,121.44,31.07;南京市,Nanjing,118.85,31.93;无锡市,Wuxi,120.08,31.52;
徐州市,Xuzhou,117.52,34.36;常州市,Changzhou,119.64,31.62;苏州市,Suzhou,120.66,31.38;南通市,Nantong,121.05,32.18;
连云港市,Lianyungang,119.14,34.54;淮安市,Huai'an,118.97,33.35;盐城市,Yancheng,120.19,33.52;扬州市,Yangzhou,119.48,32.74;
镇江市,Zhenjiang,119.46,32.01;泰州市,Taizhou,120.06,32.57;宿迁市,Suqian,118.53,33.78;杭州市,Hangzhou,119.48,29.90;宁波市,Ningbo,121.48,29.73;
温州市,Wenzhou,120.46,27.89;嘉兴市,Jiaxing,120.79,30.62;湖州市,Huzhou,119.87,30.74;绍兴市,Shaoxing,120.64,29.73;金华市,Jinhua,119.96,29.11;
衢州市,Quzhou,118.68,28.93;舟山市,Zhoushan,122.14,30.06;台州市,Taizhou,121.14,28.76;丽水市,Lishui,119.52,28.20;合肥市,Hefei,117.36,31.76;
芜湖市,Wuhu,118.14,31.16;蚌埠市,Bengbu,117.33,33.11;淮南市,Huainan,116.77,32.47;马鞍山市,Ma'anshan,118.37,31.64;淮北市,Huaibei,116.74,33.72;
铜陵市,Tongling,117.57,30.89;安庆市,Anqing,116.49,30.57;黄山市,Huangshan,118.08,29.90;滁州市,Chuzhou,118.11,32.54;阜阳市,Fuyang,115.71,32.92;
宿州市,Suzhou,117.21,33.86;六安市,Lu'an,116.23,31.66;亳州市,Bozhou,116.19,33.44;池州市,Chizhou,117.37,30.28;宣城市,Xuancheng,118.86,30.68;
福州市,Fuzhou,119.20,26.05;厦门市,Xiamen,118.12,24.68;莆田市,Putian,118.89,25.45;三明市,Sanming,117.40,26.30;泉州市,Quanzhou,118.27,25.20;
漳州市,Zhangzhou,117.46,24.33;南平市,Nanping,118.15,27.34;龙岩市,Longyan,116.74,25.29;宁德市,Ningde,119.49,26.97;南昌市,Nanchang,116.02,28.65;
景德镇市,Jingdezhen,117.28,29.30;萍乡市,Pingxiang,113.91,27.51;九江市,Jiujiang,115.46,29.32;新余市,Xinyu,114.86,27.84;
鹰潭市,Yingtan,117.11,28.22;赣州市,Ganzhou,115.28,25.71;吉安市,Ji'an,114.83,26.97;宜春市,Yichun,114.98,28.30;抚州市,Fuzhou,116.44,27.51;
上饶市,Shangrao,117.48,28.77;济南市,Jinan,117.22,36.64;青岛市,Qingdao,120.15,36.45;淄博市,Zibo,118.06,36.61;枣庄市,Zaozhuang,117.40,34.92;
东营市,Dongying,118.62,37.64;烟台市,Yantai,120.81,37.24;潍坊市,Weifang,119.08,36.55;济宁市,Jining,116.74,35.37;泰安市,Tai'an,117.03,36.00;
威海市,Weihai,122.00,37.12;日照市,Rizhao,119.15,35.58;临沂市,Linyi,118.29,35.31;德州市,Dezhou,116.65,37.25;聊城市,Liaocheng,115.89,36.46;
滨州市,Binzhou,117.85,37.54;菏泽市,Heze,115.70,35.15;郑州市,Zhengzhou,113.48,34.62;开封市,Kaifeng,114.54,34.60;洛阳市,Luoyang,112.04,34.29;
平顶山市,Pingdingshan,113.02,33.80;安阳市,Anyang,114.36,35.88;鹤壁市,Hebi,114.32,35.72;新乡市,Xinxiang,114.10,35.26;焦作市,Jiaozuo,113.14,35.11;
濮阳市,Puyang,115.29,35.81;许昌市,Xuchang,113.72,34.07;漯河市,Luohe,113.91,33.65;三门峡市,Sanmenxia,111.11,34.36;南阳市,Nanyang,112.29,33.04;
商丘市,Shangqiu,115.70,34.29;信阳市,Xinyang,114.89,32.08;周口市,Zhoukou,114.88,33.72;驻马店市,Zhumadian,114.16,32.92;济源市,Jiyuan,112.40,35.10;
武汉市,Wuhan,114.35,30.62;黄石市,Huangshi,115.03,29.93;十堰市,Shiyan,110.45,32.46;宜昌市,Yichang,111.14,30.75;襄阳市,Xiangyang,111.94,31.93;
鄂州市,Ezhou,114.76,30.33;荆门市,Jingmen,112.62,31.07;孝感市,Xiaogan,113.89,31.12;荆州市,Jingzhou,112.58,29.99;黄冈市,Huanggang,115.35,30.71;
咸宁市,Xianning,114.18,29.62;随州市,Suizhou,113.43,31.83;恩施土家族苗族自治州,Enshi,109.55,30.19;仙桃市,Xiantao,113.38,30.29;
潜江市,Qianjiang,112.76,30.34;天门市,Tianmen,113.12,30.64;神农架林区,Shennongjia,110.48,31.59;长沙市,Changsha,113.16,28.22;
株洲市,Zhuzhou,113.52,27.12;湘潭市,Xiangtan,112.61,27.73;衡阳市,Hengyang,112.58,26.79;邵阳市,Shaoyang,110.88,26.91;岳阳市,Yueyang,113.26,29.06;
常德市,Changde,111.53,29.30;张家界市,Zhangjiajie,110.53,29.39;益阳市,Yiyang,111.96,28.57;郴州市,Chenzhou,113.14,25.81;
永州市,Yongzhou,111.74,25.77;怀化市,Huaihua,110.08,27.54;娄底市,Loudi,111.62,27.74;湘西土家族苗族自治州,Xiangxi,109.73,28.69;
广州市,Guangzhou,113.54,23.33;韶关市,Shaoguan,113.78,24.82;深圳市,Shenzhen,114.14,22.64;珠海市,Zhuhai,113.34,22.16;汕头市,Shantou,116.58,23.32;
佛山市,Foshan,112.95,23.00;江门市,Jiangmen,112.68,22.28;湛江市,Zhanjiang,110.15,21.07;茂名市,Maoming,110.96,22.01;肇庆市,Zhaoqing,112.21,23.54;
惠州市,Huizhou,114.51,23.23;梅州市,Meizhou,116.08,24.20;汕尾市,Shanwei,115.54,23.00;河源市,Heyuan,114.96,24.04;阳江市,Yangjiang,111.78,22.03;
清远市,Qingyuan,112.88,24.31;东莞市,Dongguan,113.88,22.93;中山市,Zhongshan,113.40,22.52;潮州市,Chaozhou,116.79,23.78;
揭阳市,Jieyang,116.12,23.33;云浮市,Yunfu,111.80,22.81;南宁市,Nanning,108.47,23.05;柳州市,Liuzhou,109.38,24.94;桂林市,Guilin,110.52,25.35;
梧州市,Wuzhou,111.00,23.48;北海市,Beihai,109.34,21.67;防城港市,Fangchenggang,108.02,21.87;钦州市,Qinzhou,109.02,22.17;
贵港市,Guigang,110.00,23.31;玉林市,Yulin,110.19,22.44;百色市,Baise,106.29,23.98;贺州市,Hezhou,111.37,24.36;河池市,Hechi,107.85,24.64;
来宾市,Laibin,109.42,23.85;崇左市,Chongzuo,107.28,22.50;海口市,Haikou,110.42,19.85;三亚市,Sanya,109.42,18.36;三沙市,Sansha,114.25,7.73;
儋州市,Danzhou,109.39,19.58;五指山市,Wuzhishan,109.51,18.83;琼海市,Qionghai,110.42,19.21;文昌市,Wenchang,110.79,19.75;
万宁市,Wanning,110.32,18.83;东方市,Dongfang,108.82,19.00;定安县,Dingan,110.31,19.48;屯昌县,Tunchang,110.06,19.34;澄迈县,Chengmai,109.99,19.70;
临高县,Lingao,109.72,19.81;白沙黎族自治县,Baisha,109.35,19.21;昌江黎族自治县,Changjiang,108.99,19.23;乐东黎族自治县,Ledong,109.03,18.64;
陵水黎族自治县,Lingshui,109.95,18.55;保亭黎族苗族自治县,Baoting,109.65,18.59;琼中黎族苗族自治县,Qiongzhong,109.85,19.03;重庆市,Chongqing,107.88,30.05;
成都市,Chengdu,103.82,30.70;自贡市,Zigong,104.69,29.28;攀枝花市,Panzhihua,101.73,26.80;泸州市,Luzhou,105.67,28.44;德阳市,Deyang,104.44,31.13;
绵阳市,Mianyang,104.71,31.85;广元市,Guangyuan,105.79,32.26;遂宁市,Suining,105.48,30.63;内江市,Neijiang,104.91,29.64;乐山市,Leshan,103.57,29.21;
南充市,Nanchong,106.21,31.19;眉山市,Meishan,103.75,29.92;宜宾市,Yibin,104.64,28.57;广安市,Guang'an,106.67,30.42;达州市,Dazhou,107.65,31.36;
雅安市,Ya'an,102.67,29.91;巴中市,Bazhong,107.04,32.02;资阳市,Ziyang,104.96,30.18;阿坝藏族羌族自治州,Ngawa,102.61,32.40;甘孜藏族自治州,Garze,100.00,30.95;
凉山彝族自治州,Liangshan,102.08,27.88;贵阳市,Guiyang,106.71,26.84;六盘水市,Liupanshui,104.90,26.13;遵义市,Zunyi,107.09,28.17;
安顺市,Anshun,105.95,25.99;毕节市,Bijie,105.22,27.06;铜仁市,Tongren,108.55,27.97;黔西南布依族苗族自治州,Qianxinan,105.47,25.26;
黔东南苗族侗族自治州,Qiandongnan,108.56,26.50;黔南布依族苗族自治州,Qiannan,107.25,26.01;昆明市,Kunming,102.88,25.38;曲靖市,Qujing,103.94,25.70;
玉溪市,Yuxi,102.20,24.14;保山市,Baoshan,98.97,24.97;昭通市,Zhaotong,104.00,27.65;丽江市,Lijiang,100.53,26.94;普洱市,Pu'er,100.72,23.18;
临沧市,Lincang,99.67,23.94;楚雄彝族自治州,Chuxiong,101.57,25.35;红河哈尼族彝族自治州,Honghe,103.04,23.44;文山壮族苗族自治州,Wenshan,104.72,23.69;
西双版纳傣族自治州,Xishuangbanna,100.94,21.93;大理白族自治州,Dali,100.04,25.73;德宏傣族景颇族自治州,Dehong,98.09,24.56;怒江傈僳族自治州,Nujiang,98.87,26.96;
迪庆藏族自治州,Diqing,99.44,27.95;拉萨市,Lhasa,91.09,30.04;日喀则市,Xigaze,86.49,29.49;昌都市,Qamdo,97.04,30.77;那曲市,Nagqu,89.27,32.74;
阿里地区,Ngari,82.56,33.03;林芝市,Nyingchi,95.24,29.19;山南市,Shannan,92.27,28.30;西安市,Xi'an,108.80,34.11;铜川市,Tongchuan,109.04,35.20;
宝鸡市,Baoji,107.21,34.38;咸阳市,Xianyang,108.40,34.79;渭南市,Weinan,109.86,34.95;延安市,Yan'an,109.32,36.44;汉中市,Hanzhong,107.11,33.09;
榆林市,Yulin,109.57,38.04;安康市,Ankang,108.93,32.76;商洛市,Shangluo,109.91,33.65;兰州市,Lanzhou,103.64,36.36;嘉峪关市,Jiayuguan,98.21,39.83;
金昌市,Jinchang,102.05,38.43;白银市,Baiyin,104.63,36.61;天水市,Tianshui,105.74,34.65;武威市,Wuwei,103.06,38.18;张掖市,Zhangye,99.82,38.96;
平凉市,Pingliang,106.65,35.31;酒泉市,Jiuquan,96.06,40.26;庆阳市,Qingyang,107.60,36.16;定西市,Dingxi,104.46,35.12;陇南市,Longnan,105.23,33.60;
临夏回族自治州,Linxia,103.28,35.63;甘南藏族自治州,Gannan,102.77,34.32;西宁市,Xining,101.44,36.83;海东市,Haidong,102.35,36.33;
海北藏族自治州,Haibei,100.31,37.76;黄南藏族自治州,Huangnan,101.63,35.02;海南藏族自治州,Hainan (Qinghai),100.25,35.90;果洛藏族自治州,Golog,99.42,34.12;
玉树藏族自治州,Yushu,94.32,34.21;海西蒙古族藏族自治州,Haixi,95.12,37.22;银川市,Yinchuan,106.35,38.29;石嘴山市,Shizuishan,106.52,39.01;
吴忠市,Wuzhong,106.53,37.46;固原市,Guyuan,106.19,35.92;中卫市,Zhongwei,105.51,37.01;乌鲁木齐市,Urumqi,87.78,43.73;克拉玛依市,Karamay,85.19,45.51;
吐鲁番市,Turpan,89.83,42.39;昌吉回族自治州,Changji,89.79,44.35;博尔塔拉蒙古自治州,Bortala,82.12,44.74;巴音郭楞蒙古自治州,Bayingolin,87.47,39.50;
阿克苏地区,Aksu,81.54,40.95;克孜勒苏柯尔克孜自治州,Kizilsu,75.95,39.66;喀什地区,Kashgar,77.22,38.16;和田地区,Hotan,80.92,37.07;伊犁哈萨克自治州,Ili,82.08,43.43;
塔城地区,Tacheng,84.82,45.62;阿勒泰地区,Altay,88.40,46.91;石河子市,Shihezi,86.04,44.31;阿拉尔市,Aral,81.32,40.60;图木舒克市,Tumxuk,79.16,39.87;
五家渠市,Wujiaqu,87.56,44.36;北屯市,Beitun,87.96,47.24;铁门关市,Tiemenguan,85.59,41.80;双河市,Shuanghe,82.47,44.83;可克达拉市,Kokdala,80.62,43.92;
昆玉市,Kunyu,79.30,37.29;哈密市,Hami,93.52,43.04;台湾省,Taiwan,120.96,23.75;香港特别行政区,Hong Kong,114.13,22.38;澳门特别行政区,Macao,113.57,22.16
`;

/** The same of provinces, by the first two digits of their division. */
const provinceLines = `
11,北京,Beijing,116.42,40.19;12,天津,Tianjin,117.35,39.29;13,河北,Hebei,116.14,39.55;14,山西,Shanxi,112.30,37.57;
15,内蒙古,Inner Mongolia,113.93,44.09;21,辽宁,Liaoning,122.60,41.28;22,吉林,Jilin,126.19,43.67;23,黑龙江,Heilongjiang,127.77,47.86;
31,上海,Shanghai,121.44,31.07;32,江苏,Jiangsu,119.49,32.97;33,浙江,Zhejiang,120.11,29.17;34,安徽,Anhui,117.23,31.82;
35,福建,Fujian,118.00,26.06;36,江西,Jiangxi,115.73,27.61;37,山东,Shandong,118.18,36.36;41,河南,Henan,113.62,33.88;
42,湖北,Hubei,112.28,30.97;43,湖南,Hunan,111.71,27.61;44,广东,Guangdong,113.42,23.32;45,广西,Guangxi,108.79,23.82;
46,海南,Hainan,109.75,19.19;50,重庆,Chongqing,107.88,30.05;51,四川,Sichuan,102.70,30.63;52,贵州,Guizhou,106.88,26.81;
53,云南,Yunnan,101.49,24.97;54,西藏,Xizang,88.44,31.49;61,陕西,Shaanxi,108.88,35.19;62,甘肃,Gansu,100.61,37.88;
63,青海,Qinghai,96.04,35.67;64,宁夏,Ningxia,106.17,37.27;65,新疆,Xinjiang,85.19,41.12;71,台湾,Taiwan,120.96,23.75;
81,香港,Hong Kong,114.13,22.38;82,澳门,Macao,113.57,22.16
`;

/** A stretch of land by its middle, in degrees. */
export interface Area {
  name: LocalText;
  lng: number;
  lat: number;
}

const linesOf = (text: string) =>
  text
    .replaceAll('\n', '')
    .split(';')
    .map((line) => line.split(','));

/** All prefectures. */
export const areas: readonly Area[] = linesOf(prefectureLines).map(([zh = '', en = '', lng, lat]) => ({
  name: { zh, en },
  lng: Number(lng),
  lat: Number(lat),
}));

/** All provinces, as they are called for short, with the first two digits of their division. */
export const provinces: readonly (Area & { code: string })[] = linesOf(provinceLines).map(([code = '', zh = '', en = '', lng, lat]) => ({
  code,
  name: { zh, en },
  lng: Number(lng),
  lat: Number(lat),
}));

/** The prefecture whose middle is nearest: about where a place is. */
export function areaNear({ lng, lat }: { lng: number; lat: number }): LocalText {
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const off = (area: Area) => ((area.lng - lng) * narrowing) ** 2 + (area.lat - lat) ** 2;
  return areas.reduce((nearest, area) => (off(area) < off(nearest) ? area : nearest)).name;
}
