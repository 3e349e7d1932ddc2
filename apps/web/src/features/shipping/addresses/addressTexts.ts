import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the point of an address. */
export const addressTexts = defineTexts({
  map: { zh: '地图选点', en: 'Point on the map' },
  search: { zh: '搜索区县、已有地址，或粘贴坐标', en: 'Search districts and kept addresses, or paste coordinates' },
  hint: {
    zh: '点击地图或拖动标记选点，区划随坐标填写；拖动圆上的圆点改围栏半径',
    en: 'Click the map or drag the pin; the division follows. Drag the dot on the circle to draw the fence',
  },
  filled: {
    zh: '已按最近的{place}填写区划（约 {km} 公里），请核对',
    en: 'Division filled by the nearest: {place}, about {km} km. Please check',
  },
  checkStreet: { zh: '点位已变，请核对详细地址', en: 'The point has moved. Check the street' },
  nowhere: { zh: '附近没有已知的区县，请手工选择行政区划', en: 'No known division nearby. Choose one' },
  system: {
    zh: '坐标按 WGS-84 保存；从高德、腾讯或百度地图复制的坐标可粘贴到搜索框换算。',
    en: 'Points are stored as WGS-84; those copied from AMap, Tencent or Baidu maps are converted when pasted into the search.',
  },
  kept: { zh: '已有地址', en: 'Kept address' },
  wgs84: { zh: '按 WGS-84（GPS、北斗）', en: 'taken as WGS-84 (GPS, BeiDou)' },
  gcj02: { zh: '按 GCJ-02（高德、腾讯）换算', en: 'converted from GCJ-02 (AMap, Tencent)' },
  bd09: { zh: '按 BD-09（百度）换算', en: 'converted from BD-09 (Baidu)' },
  setDefault: { zh: '设默认', en: 'Make default' },
  pin: { zh: '位置', en: 'Place' },
  look: { zh: '在地图上查看', en: 'Show on the map' },
  newSend: { zh: '新增装货地址', en: 'New loading address' },
  newReceive: { zh: '新增卸货地址', en: 'New unloading address' },
});
