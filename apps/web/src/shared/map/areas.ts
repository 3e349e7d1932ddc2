import type { LocalText } from '@tarmac/admin-kit/i18n';

/**
 * Prefectures with the middle of their first district, where the city is, to name a stretch of land by: name, its spelling, longitude, latitude; those
 * without districts with the middle of their area. Written by `apps/web/scripts/makeBasemap.mjs`; no more than "about" is made of it.
 */
const prefectureLines = `
北京市,Beijing,116.41,39.92;天津市,Tianjin,117.19,39.12;石家庄市,Shijiazhuang,114.53,38.04;唐山市,Tangshan,118.15,39.62;秦皇岛市,Qinhuangdao,119.56,39.95;
邯郸市,Handan,114.53,36.59;邢台市,Xingtai,114.50,37.07;保定市,Baoding,115.45,38.88;张家口市,Zhangjiakou,114.89,40.79;承德市,Chengde,117.94,40.97;
沧州市,Cangzhou,116.87,38.31;廊坊市,Langfang,116.69,39.50;衡水市,Hengshui,115.67,37.73;太原市,Taiyuan,112.56,37.74;大同市,Datong,113.13,40.26;
阳泉市,Yangquan,113.59,37.85;长治市,Changzhi,113.12,36.20;晋城市,Jincheng,112.85,35.50;朔州市,Shuozhou,112.42,39.32;晋中市,Jinzhong,112.70,37.70;
运城市,Yuncheng,110.99,35.02;忻州市,Xinzhou,112.74,38.40;临汾市,Linfen,111.57,36.08;吕梁市,Lüliang,111.14,37.52;呼和浩特市,Hohhot,111.66,40.86;
包头市,Baotou,110.04,40.58;乌海市,Wuhai,106.82,39.69;赤峰市,Chifeng,118.95,42.30;通辽市,Tongliao,122.25,43.62;鄂尔多斯市,Ordos,109.96,39.82;
呼伦贝尔市,Hulunbuir,119.73,49.21;巴彦淖尔市,Bayannur,107.36,40.75;乌兰察布市,Ulanqab,113.11,41.03;兴安盟,Hinggan,122.09,46.07;锡林郭勒盟,Xilingol,111.94,43.64;
阿拉善盟,Alxa,105.66,38.83;沈阳市,Shenyang,123.41,41.79;大连市,Dalian,121.64,38.92;鞍山市,Anshan,122.99,41.09;抚顺市,Fushun,123.91,41.86;
本溪市,Benxi,123.76,41.30;丹东市,Dandong,124.39,40.13;锦州市,Jinzhou,121.12,41.12;营口市,Yingkou,122.25,40.67;阜新市,Fuxin,121.65,42.01;
辽阳市,Liaoyang,123.17,41.27;盘锦市,Panjin,122.03,41.20;铁岭市,Tieling,123.84,42.28;朝阳市,Chaoyang,120.45,41.56;葫芦岛市,Huludao,120.86,40.77;
长春市,Changchun,125.34,43.86;吉林市,Jilin,126.57,43.88;四平市,Siping,124.34,43.14;辽源市,Liaoyuan,125.13,42.90;通化市,Tonghua,125.92,41.70;
白山市,Baishan,126.41,41.94;松原市,Songyuan,124.86,45.21;白城市,Baicheng,122.84,45.62;延边朝鲜族自治州,Yanbian,129.50,42.89;哈尔滨市,Harbin,126.61,45.75;
齐齐哈尔市,Qiqihar,123.95,47.31;鸡西市,Jixi,130.97,45.30;鹤岗市,Hegang,130.29,47.34;双鸭山市,Shuangyashan,131.15,46.64;大庆市,Daqing,125.13,46.63;
伊春市,Yichun,128.91,47.73;佳木斯市,Jiamusi,130.36,46.80;七台河市,Qitaihe,130.93,45.81;牡丹江市,Mudanjiang,129.62,44.58;黑河市,Heihe,127.49,50.25;
绥化市,Suihua,126.98,46.64;大兴安岭地区,Daxinganling,124.13,50.41;上海市,Shanghai,121.49,31.23;南京市,Nanjing,118.79,32.05;无锡市,Wuxi,120.35,31.59;
徐州市,Xuzhou,117.18,34.29;常州市,Changzhou,119.99,31.80;苏州市,Suzhou,120.43,31.33;南通市,Nantong,121.07,32.07;连云港市,Lianyungang,119.33,34.76;
淮安市,Huai'an,119.14,33.50;盐城市,Yancheng,120.19,33.39;扬州市,Yangzhou,119.43,32.40;镇江市,Zhenjiang,119.47,32.20;泰州市,Taizhou,119.92,32.49;
宿迁市,Suqian,118.24,33.96;杭州市,Hangzhou,120.17,30.25;宁波市,Ningbo,121.55,29.88;温州市,Wenzhou,120.65,28.02;嘉兴市,Jiaxing,120.78,30.75;
湖州市,Huzhou,120.18,30.86;绍兴市,Shaoxing,120.58,29.99;金华市,Jinhua,119.57,29.09;衢州市,Quzhou,118.87,28.97;舟山市,Zhoushan,122.10,30.02;
台州市,Taizhou,121.44,28.68;丽水市,Lishui,119.91,28.45;合肥市,Hefei,117.30,31.86;芜湖市,Wuhu,118.38,31.34;蚌埠市,Bengbu,117.37,32.95;
淮南市,Huainan,117.05,32.63;马鞍山市,Ma'anshan,118.49,31.72;淮北市,Huaibei,116.82,33.99;铜陵市,Tongling,117.85,30.94;安庆市,Anqing,117.09,30.51;
黄山市,Huangshan,118.31,29.70;滁州市,Chuzhou,118.30,32.30;阜阳市,Fuyang,115.80,32.88;宿州市,Suzhou,116.97,33.64;六安市,Lu'an,116.53,31.75;
亳州市,Bozhou,115.77,33.88;池州市,Chizhou,117.56,30.69;宣城市,Xuancheng,118.78,30.95;福州市,Fuzhou,119.30,26.09;厦门市,Xiamen,118.08,24.45;
莆田市,Putian,118.99,25.42;三明市,Sanming,117.60,26.24;泉州市,Quanzhou,118.58,24.91;漳州市,Zhangzhou,117.65,24.51;南平市,Nanping,118.18,26.64;
龙岩市,Longyan,117.03,25.10;宁德市,Ningde,119.52,26.66;南昌市,Nanchang,115.90,28.70;景德镇市,Jingdezhen,117.18,29.28;萍乡市,Pingxiang,113.86,27.62;
九江市,Jiujiang,115.99,29.67;新余市,Xinyu,114.94,27.80;鹰潭市,Yingtan,117.10,28.27;赣州市,Ganzhou,114.92,25.82;吉安市,Ji'an,114.99,27.15;
宜春市,Yichun,114.42,27.80;抚州市,Fuzhou,116.31,27.94;上饶市,Shangrao,117.96,28.43;济南市,Jinan,117.07,36.67;青岛市,Qingdao,120.41,36.08;
淄博市,Zibo,117.96,36.64;枣庄市,Zaozhuang,117.55,34.87;东营市,Dongying,118.58,37.45;烟台市,Yantai,121.39,37.54;潍坊市,Weifang,119.02,36.73;
济宁市,Jining,116.60,35.44;泰安市,Tai'an,117.13,36.19;威海市,Weihai,122.12,37.50;日照市,Rizhao,119.46,35.43;临沂市,Linyi,118.34,35.05;
德州市,Dezhou,116.29,37.45;聊城市,Liaocheng,115.98,36.44;滨州市,Binzhou,118.01,37.43;菏泽市,Heze,115.41,35.25;郑州市,Zhengzhou,113.61,34.75;
开封市,Kaifeng,114.35,34.82;洛阳市,Luoyang,112.46,34.69;平顶山市,Pingdingshan,113.29,33.74;安阳市,Anyang,114.35,36.09;鹤壁市,Hebi,114.16,35.95;
新乡市,Xinxiang,113.87,35.30;焦作市,Jiaozuo,113.22,35.24;濮阳市,Puyang,115.07,35.78;许昌市,Xuchang,113.82,34.03;漯河市,Luohe,114.01,33.57;
三门峡市,Sanmenxia,111.18,34.77;南阳市,Nanyang,112.53,33.01;商丘市,Shangqiu,115.61,34.45;信阳市,Xinyang,114.05,32.12;周口市,Zhoukou,114.64,33.65;
驻马店市,Zhumadian,113.99,32.98;济源市,Jiyuan,112.40,35.10;武汉市,Wuhan,114.30,30.60;黄石市,Huangshi,115.06,30.23;十堰市,Shiyan,110.81,32.59;
宜昌市,Yichang,111.28,30.71;襄阳市,Xiangyang,112.13,32.01;鄂州市,Ezhou,114.68,30.10;荆门市,Jingmen,112.20,31.05;孝感市,Xiaogan,113.91,30.92;
荆州市,Jingzhou,112.25,30.33;黄冈市,Huanggang,114.88,30.44;咸宁市,Xianning,114.29,29.86;随州市,Suizhou,113.36,31.72;恩施土家族苗族自治州,Enshi,109.47,30.30;
仙桃市,Xiantao,113.38,30.29;潜江市,Qianjiang,112.76,30.34;天门市,Tianmen,113.12,30.64;神农架林区,Shennongjia,110.48,31.59;长沙市,Changsha,113.03,28.19;
株洲市,Zhuzhou,113.17,27.86;湘潭市,Xiangtan,112.90,27.86;衡阳市,Hengyang,112.61,26.90;邵阳市,Shaoyang,111.49,27.24;岳阳市,Yueyang,113.12,29.37;
常德市,Changde,111.68,29.06;张家界市,Zhangjiajie,110.53,29.12;益阳市,Yiyang,112.32,28.59;郴州市,Chenzhou,113.01,25.79;永州市,Yongzhou,111.63,26.23;
怀化市,Huaihua,110.04,27.58;娄底市,Loudi,112.00,27.73;湘西土家族苗族自治州,Xiangxi,109.69,28.27;广州市,Guangzhou,113.24,23.13;韶关市,Shaoguan,113.58,24.80;
深圳市,Shenzhen,114.13,22.55;珠海市,Zhuhai,113.54,22.27;汕头市,Shantou,116.71,23.38;佛山市,Foshan,113.12,23.01;江门市,Jiangmen,113.07,22.60;
湛江市,Zhanjiang,110.36,21.27;茂名市,Maoming,110.91,21.64;肇庆市,Zhaoqing,112.48,23.05;惠州市,Huizhou,114.38,23.09;梅州市,Meizhou,116.11,24.31;
汕尾市,Shanwei,115.36,22.78;河源市,Heyuan,114.70,23.74;阳江市,Yangjiang,111.95,21.86;清远市,Qingyuan,113.06,23.70;东莞市,Dongguan,113.75,23.02;
中山市,Zhongshan,113.39,22.52;潮州市,Chaozhou,116.62,23.68;揭阳市,Jieyang,116.36,23.53;云浮市,Yunfu,112.04,22.93;南宁市,Nanning,108.36,22.86;
柳州市,Liuzhou,109.42,24.37;桂林市,Guilin,110.26,25.28;梧州市,Wuzhou,111.31,23.48;北海市,Beihai,109.11,21.48;防城港市,Fangchenggang,108.38,21.65;
钦州市,Qinzhou,108.65,21.94;贵港市,Guigang,109.57,23.11;玉林市,Yulin,110.15,22.63;百色市,Baise,106.61,23.90;贺州市,Hezhou,111.55,24.41;
河池市,Hechi,108.03,24.69;来宾市,Laibin,109.18,23.73;崇左市,Chongzuo,107.35,22.41;海口市,Haikou,110.29,20.01;三亚市,Sanya,109.75,18.40;
三沙市,Sansha,112.33,16.83;儋州市,Danzhou,109.58,19.52;五指山市,Wuzhishan,109.51,18.83;琼海市,Qionghai,110.42,19.21;文昌市,Wenchang,110.79,19.75;
万宁市,Wanning,110.32,18.83;东方市,Dongfang,108.82,19.00;定安县,Dingan,110.31,19.48;屯昌县,Tunchang,110.06,19.34;澄迈县,Chengmai,109.99,19.70;
临高县,Lingao,109.72,19.81;白沙黎族自治县,Baisha,109.35,19.21;昌江黎族自治县,Changjiang,108.99,19.23;乐东黎族自治县,Ledong,109.03,18.64;
陵水黎族自治县,Lingshui,109.95,18.55;保亭黎族苗族自治县,Baoting,109.65,18.59;琼中黎族苗族自治县,Qiongzhong,109.85,19.03;重庆市,Chongqing,108.38,30.81;
成都市,Chengdu,104.11,30.60;自贡市,Zigong,104.77,29.34;攀枝花市,Panzhihua,101.70,26.55;泸州市,Luzhou,105.43,28.88;德阳市,Deyang,104.41,31.14;
绵阳市,Mianyang,104.75,31.46;广元市,Guangyuan,105.84,32.44;遂宁市,Suining,105.56,30.53;内江市,Neijiang,105.06,29.59;乐山市,Leshan,103.76,29.56;
南充市,Nanchong,106.09,30.80;眉山市,Meishan,103.83,30.05;宜宾市,Yibin,104.62,28.77;广安市,Guang'an,106.64,30.48;达州市,Dazhou,107.50,31.22;
雅安市,Ya'an,103.03,30.01;巴中市,Bazhong,106.77,31.85;资阳市,Ziyang,104.67,30.11;阿坝藏族羌族自治州,Ngawa,102.20,31.91;甘孜藏族自治州,Garze,101.96,30.00;
凉山彝族自治州,Liangshan,102.26,27.90;贵阳市,Guiyang,106.71,26.57;六盘水市,Liupanshui,104.84,26.58;遵义市,Zunyi,106.89,27.65;安顺市,Anshun,105.96,26.25;
毕节市,Bijie,105.30,27.30;铜仁市,Tongren,109.26,27.82;黔西南布依族苗族自治州,Qianxinan,104.89,25.09;黔东南苗族侗族自治州,Qiandongnan,107.97,26.59;
黔南布依族苗族自治州,Qiannan,107.52,26.26;昆明市,Kunming,102.71,25.05;曲靖市,Qujing,103.80,25.50;玉溪市,Yuxi,102.54,24.34;保山市,Baoshan,99.17,25.12;
昭通市,Zhaotong,103.70,27.32;丽江市,Lijiang,100.22,26.88;普洱市,Pu'er,100.98,22.79;临沧市,Lincang,100.08,23.90;楚雄彝族自治州,Chuxiong,101.54,25.04;
红河哈尼族彝族自治州,Honghe,103.16,23.36;文山壮族苗族自治州,Wenshan,104.23,23.39;西双版纳傣族自治州,Xishuangbanna,100.80,22.02;大理白族自治州,Dali,100.30,25.68;
德宏傣族景颇族自治州,Dehong,97.86,24.02;怒江傈僳族自治州,Nujiang,98.86,25.83;迪庆藏族自治州,Diqing,99.70,27.83;拉萨市,Lhasa,91.14,29.66;日喀则市,Xigaze,88.90,29.25;
昌都市,Qamdo,97.20,31.11;那曲市,Nagqu,92.06,31.48;阿里地区,Ngari,81.17,30.30;林芝市,Nyingchi,94.36,29.64;山南市,Shannan,91.76,29.23;西安市,Xi'an,108.96,34.27;
铜川市,Tongchuan,109.07,35.07;宝鸡市,Baoji,107.15,34.36;咸阳市,Xianyang,108.70,34.33;渭南市,Weinan,109.50,34.50;延安市,Yan'an,109.48,36.59;
汉中市,Hanzhong,107.03,33.07;榆林市,Yulin,109.72,38.28;安康市,Ankang,109.02,32.70;商洛市,Shangluo,109.94,33.86;兰州市,Lanzhou,103.82,36.06;
嘉峪关市,Jiayuguan,98.29,39.77;金昌市,Jinchang,102.19,38.52;白银市,Baiyin,104.15,36.53;天水市,Tianshui,105.72,34.58;武威市,Wuwei,102.64,37.93;
张掖市,Zhangye,100.41,38.94;平凉市,Pingliang,106.67,35.54;酒泉市,Jiuquan,98.51,39.74;庆阳市,Qingyang,107.65,35.73;定西市,Dingxi,104.61,35.58;
陇南市,Longnan,104.92,33.39;临夏回族自治州,Linxia,103.24,35.60;甘南藏族自治州,Gannan,102.91,35.00;西宁市,Xining,101.80,36.60;海东市,Haidong,102.40,36.48;
海北藏族自治州,Haibei,101.61,37.39;黄南藏族自治州,Huangnan,102.02,35.52;海南藏族自治州,Hainan (Qinghai),100.62,36.28;果洛藏族自治州,Golog,100.24,34.48;
玉树藏族自治州,Yushu,97.01,32.99;海西蒙古族藏族自治州,Haixi,94.93,36.41;银川市,Yinchuan,106.28,38.47;石嘴山市,Shizuishan,106.36,39.02;吴忠市,Wuzhong,106.21,37.98;
固原市,Guyuan,106.28,36.00;中卫市,Zhongwei,105.17,37.52;乌鲁木齐市,Urumqi,87.63,43.79;克拉玛依市,Karamay,84.89,44.33;吐鲁番市,Turpan,89.18,42.94;
昌吉回族自治州,Changji,87.27,44.01;博尔塔拉蒙古自治州,Bortala,82.05,44.85;巴音郭楞蒙古自治州,Bayingolin,86.17,41.72;阿克苏地区,Aksu,80.26,41.17;
克孜勒苏柯尔克孜自治州,Kizilsu,76.17,39.72;喀什地区,Kashgar,75.99,39.47;和田地区,Hotan,79.91,37.11;伊犁哈萨克自治州,Ili,81.28,43.91;塔城地区,Tacheng,82.98,46.75;
阿勒泰地区,Altay,88.13,47.83;石河子市,Shihezi,86.04,44.31;阿拉尔市,Aral,81.32,40.60;图木舒克市,Tumxuk,79.16,39.87;五家渠市,Wujiaqu,87.56,44.36;
北屯市,Beitun,87.96,47.24;铁门关市,Tiemenguan,85.59,41.80;双河市,Shuanghe,82.47,44.83;可克达拉市,Kokdala,80.62,43.92;昆玉市,Kunyu,79.30,37.29;
哈密市,Hami,93.51,42.83;台湾省,Taiwan,120.96,23.75;香港特别行政区,Hong Kong,114.13,22.38;澳门特别行政区,Macao,113.57,22.16
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
