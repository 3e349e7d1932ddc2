// Makes the basemap out of published data: `node apps/web/scripts/makeBasemap.mjs <folder>`, where the folder holds, installed by npm,
// echarts@4.9.0, @surbowl/world-geo-json-zh@2.1.5, mapshaper and pinyin-pro. What comes from where, and under which licence: docs/decisions/map.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? '.');
const packages = join(folder, 'node_modules');
const { pinyin } = createRequire(join(folder, 'index.js'))('pinyin-pro');
const target = join(import.meta.dirname, '../src/shared/map');
const read = (path) => JSON.parse(readFileSync(join(packages, path), 'utf8'));
const write = (name, features) => writeFileSync(join(folder, name), JSON.stringify({ type: 'FeatureCollection', features }));

/** Files of ECharts by the first two digits of their division, and what the division is called. */
const provinces = [
  ['beijing', '11', '北京市', 'Beijing'],
  ['tianjin', '12', '天津市', 'Tianjin'],
  ['hebei', '13', '河北省', 'Hebei'],
  ['shanxi', '14', '山西省', 'Shanxi'],
  ['neimenggu', '15', '内蒙古自治区', 'Inner Mongolia'],
  ['liaoning', '21', '辽宁省', 'Liaoning'],
  ['jilin', '22', '吉林省', 'Jilin'],
  ['heilongjiang', '23', '黑龙江省', 'Heilongjiang'],
  ['shanghai', '31', '上海市', 'Shanghai'],
  ['jiangsu', '32', '江苏省', 'Jiangsu'],
  ['zhejiang', '33', '浙江省', 'Zhejiang'],
  ['anhui', '34', '安徽省', 'Anhui'],
  ['fujian', '35', '福建省', 'Fujian'],
  ['jiangxi', '36', '江西省', 'Jiangxi'],
  ['shandong', '37', '山东省', 'Shandong'],
  ['henan', '41', '河南省', 'Henan'],
  ['hubei', '42', '湖北省', 'Hubei'],
  ['hunan', '43', '湖南省', 'Hunan'],
  ['guangdong', '44', '广东省', 'Guangdong'],
  ['guangxi', '45', '广西壮族自治区', 'Guangxi'],
  ['hainan', '46', '海南省', 'Hainan'],
  ['chongqing', '50', '重庆市', 'Chongqing'],
  ['sichuan', '51', '四川省', 'Sichuan'],
  ['guizhou', '52', '贵州省', 'Guizhou'],
  ['yunnan', '53', '云南省', 'Yunnan'],
  ['xizang', '54', '西藏自治区', 'Xizang'],
  ['shanxi1', '61', '陕西省', 'Shaanxi'],
  ['gansu', '62', '甘肃省', 'Gansu'],
  ['qinghai', '63', '青海省', 'Qinghai'],
  ['ningxia', '64', '宁夏回族自治区', 'Ningxia'],
  ['xinjiang', '65', '新疆维吾尔自治区', 'Xinjiang'],
  ['taiwan', '71', '台湾省', 'Taiwan'],
  ['xianggang', '81', '香港特别行政区', 'Hong Kong'],
  ['aomen', '82', '澳门特别行政区', 'Macao'],
];
/** These have districts where others have prefectures. */
const undivided = new Set(['11', '12', '31', '50', '71', '81', '82']);
/** Names that are not spelled as they are read. */
const spelled = {
  六安市: "Lu'an", 西安市: "Xi'an", 泰安市: "Tai'an", 淮安市: "Huai'an", 雅安市: "Ya'an", 延安市: "Yan'an", 吉安市: "Ji'an", 马鞍山市: "Ma'anshan",
  广安市: "Guang'an", 普洱市: "Pu'er", 吕梁市: 'Lüliang', 呼和浩特市: 'Hohhot', 鄂尔多斯市: 'Ordos', 呼伦贝尔市: 'Hulunbuir', 巴彦淖尔市: 'Bayannur',
  乌兰察布市: 'Ulanqab', 兴安盟: 'Hinggan', 锡林郭勒盟: 'Xilingol', 阿拉善盟: 'Alxa', 延边朝鲜族自治州: 'Yanbian', 哈尔滨市: 'Harbin', 齐齐哈尔市: 'Qiqihar',
  佳木斯市: 'Jiamusi', 恩施土家族苗族自治州: 'Enshi', 湘西土家族苗族自治州: 'Xiangxi', 阿坝藏族羌族自治州: 'Ngawa', 甘孜藏族自治州: 'Garze',
  凉山彝族自治州: 'Liangshan', 黔西南布依族苗族自治州: 'Qianxinan', 黔东南苗族侗族自治州: 'Qiandongnan', 黔南布依族苗族自治州: 'Qiannan', 楚雄彝族自治州: 'Chuxiong',
  红河哈尼族彝族自治州: 'Honghe', 文山壮族苗族自治州: 'Wenshan', 西双版纳傣族自治州: 'Xishuangbanna', 大理白族自治州: 'Dali', 德宏傣族景颇族自治州: 'Dehong',
  怒江傈僳族自治州: 'Nujiang', 迪庆藏族自治州: 'Diqing', 拉萨市: 'Lhasa', 日喀则市: 'Xigaze', 昌都市: 'Qamdo', 那曲地区: 'Nagqu', 阿里地区: 'Ngari',
  林芝市: 'Nyingchi', 山南市: 'Shannan', 临夏回族自治州: 'Linxia', 甘南藏族自治州: 'Gannan', 海北藏族自治州: 'Haibei', 黄南藏族自治州: 'Huangnan',
  海南藏族自治州: 'Hainan (Qinghai)', 果洛藏族自治州: 'Golog', 玉树藏族自治州: 'Yushu', 海西蒙古族藏族自治州: 'Haixi', 乌鲁木齐市: 'Urumqi', 克拉玛依市: 'Karamay',
  吐鲁番市: 'Turpan', 昌吉回族自治州: 'Changji', 博尔塔拉蒙古自治州: 'Bortala', 巴音郭楞蒙古自治州: 'Bayingolin', 阿克苏地区: 'Aksu',
  克孜勒苏柯尔克孜自治州: 'Kizilsu', 喀什地区: 'Kashgar', 和田地区: 'Hotan', 伊犁哈萨克自治州: 'Ili', 阿勒泰地区: 'Altay', 阿拉尔市: 'Aral', 图木舒克市: 'Tumxuk',
  可克达拉市: 'Kokdala', 神农架林区: 'Shennongjia', 白沙黎族自治县: 'Baisha', 昌江黎族自治县: 'Changjiang', 乐东黎族自治县: 'Ledong', 陵水黎族自治县: 'Lingshui',
  保亭黎族苗族自治县: 'Baoting', 琼中黎族苗族自治县: 'Qiongzhong',
}; // prettier-ignore
/** Since the data was drawn these became cities, or joined one. */
const renamed = { 那曲地区: '那曲市' };
const joined = { 莱芜市: '济南市' };

const asRead = (name) => {
  const said = pinyin(name.replace(/(市|县|盟|地区)$/, ''), { toneType: 'none', type: 'array' }).join('');
  return said[0].toUpperCase() + said.slice(1);
};

/** ECharts packs rings as differences of 1/1024 degree in letters. */
function unpack(text, { begins: [x0, y0], scale }) {
  const ring = [];
  let [x, y] = [x0, y0];
  const numberAt = (place) => {
    const code = text.charCodeAt(place) - 64;
    return (code >> 1) ^ -(code & 1);
  };
  for (let at = 0; at < text.length; at += 2) {
    x += numberAt(at);
    y += numberAt(at + 1);
    ring.push([x / scale, y / scale]);
  }
  return ring;
}

function polygonsOf({ type, coordinates, encodeOffsets }, scale) {
  const several = type === 'Polygon' ? [coordinates] : coordinates;
  const offsets = type === 'Polygon' ? [encodeOffsets] : encodeOffsets;
  return several.map((rings, at) =>
    rings.map((ring, index) => (Array.isArray(ring) ? ring : unpack(ring, { begins: offsets[at][index], scale }))),
  );
}

const drawn = provinces.flatMap(([file, p, province]) => {
  const { features, UTF8Scale = 1024 } = read(`echarts/map/json/province/${file}.json`);
  return features.map(({ properties, geometry }) => ({
    type: 'Feature',
    properties: { p, n: undivided.has(p) ? province : (joined[properties.name] ?? properties.name) },
    geometry: { type: 'MultiPolygon', coordinates: polygonsOf(geometry, UTF8Scale) },
  }));
});
write('drawn.json', drawn);
const world = read('@surbowl/world-geo-json-zh/world.zh.json').features;
const china = world.find(({ properties }) => properties.iso_a3 === 'CHN');
// The last ten parts of China are the dashes of the South China Sea, each a polygon of its own.
const dashes = china.geometry.coordinates.slice(-10);
write('dashes.json', [{ type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: dashes } }]);
const shapes = (given) => given.map(({ geometry }) => ({ type: 'Feature', properties: {}, geometry }));
write('neighbours.json', shapes(world.filter((feature) => feature !== china)));
// Coarse like its neighbours, so that nothing gapes along the border where the finer outline is seen from afar.
write('ground.json', [{ type: 'Feature', properties: {}, geometry: { ...china.geometry, coordinates: china.geometry.coordinates.slice(0, -10) } }]); // prettier-ignore

const mapshaper = (...given) =>
  execFileSync(join(packages, '.bin/mapshaper'), given, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
// Neighbours do not share their border to the letter: what gapes between them is closed first, so that both lose the same bends.
mapshaper('drawn.json', '-clean', 'gap-fill-area=20km2', '-dissolve', 'p,n', '-simplify', 'weighted', '18%', 'keep-shapes', '-clean', '-o', 'prefectures.json'); // prettier-ignore
mapshaper('prefectures.json', '-dissolve', 'p', '-o', 'provinces.json');
mapshaper('prefectures.json', '-innerlines', '-o', 'prefectureLines.json');
mapshaper('provinces.json', '-innerlines', '-o', 'provinceLines.json');
const around = 'bbox=55,-12,155,62';
mapshaper('neighbours.json', '-clip', around, '-innerlines', '-o', 'neighbourLines.json');
mapshaper('neighbours.json', '-clip', around, '-dissolve', '-o', 'land.json');
mapshaper('-i', 'provinces.json', 'provinceLines.json', 'prefectureLines.json', 'land.json', 'ground.json', 'neighbourLines.json', 'dashes.json', 'combine-files', '-o', join(target, 'basemap.json'), 'format=topojson', 'quantization=50000'); // prettier-ignore

/** The middle of the largest part of a shape. */
function middleOf({ type, coordinates }) {
  let largest = { area: 0, x: 0, y: 0 };
  for (const [ring] of type === 'Polygon' ? [coordinates] : coordinates) {
    let [area, x, y] = [0, 0, 0];
    ring.forEach(([x1, y1], at) => {
      const [x0, y0] = ring.at(at - 1);
      const cross = x0 * y1 - x1 * y0;
      area += cross;
      x += (x0 + x1) * cross;
      y += (y0 + y1) * cross;
    });
    if (Math.abs(area) > Math.abs(largest.area)) largest = { area, x, y };
  }
  const { area, x, y } = largest;
  return [x / (3 * area), y / (3 * area)].map((degrees) => degrees.toFixed(2));
}

const regions = join(import.meta.dirname, '../../server/seed/regions');
const rowsOf = (name) =>
  readFileSync(join(regions, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
const codes = new Map(rowsOf('divisions.csv').filter(([code]) => /^\d{4}00$/.test(code) && !code.endsWith('0000')).map(([code, name]) => [name, code.slice(0, 4)])); // prettier-ignore
for (const [name, code] of [['北京市', '1101'], ['天津市', '1201'], ['上海市', '3101'], ['重庆市', '5001']]) codes.set(name, code); // prettier-ignore
/** The middle of the first district of each prefecture, which is where its city is. */
const seats = new Map(rowsOf('centres.csv').toReversed().map(([code, ...place]) => [code.slice(0, 4), place.map((degrees) => Number(degrees).toFixed(2))])); // prettier-ignore

const features = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).features;
const lineOf = ({ name, english, geometry, place = middleOf(geometry) }) => [name, english, ...place].join(',');
const prefectureLines = features('prefectures.json').map(
  ({ properties: { n, p }, geometry }) =>
  lineOf({ name: renamed[n] ?? n, english: undivided.has(p) ? provinces.find(([, code]) => code === p)[3] : (spelled[n] ?? asRead(n)), geometry, place: seats.get(codes.get(renamed[n] ?? n)) }), // prettier-ignore
);
const provinceLines = features('provinces.json').map(({ properties: { p }, geometry }) => {
  const [, , name, english] = provinces.find(([, code]) => code === p);
  return `${p},${lineOf({ name, english, geometry })}`;
});
for (const [name, lines] of Object.entries({ prefectureLines, provinceLines })) writeFileSync(join(folder, `${name}.txt`), lines.join(';'));
