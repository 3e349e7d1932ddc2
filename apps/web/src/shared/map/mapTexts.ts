import { defineTexts } from '../texts/defineTexts.ts';

/** Words of the map. */
export const mapTexts = defineTexts({
  zoomIn: { zh: '放大', en: 'Zoom in' },
  zoomOut: { zh: '缩小', en: 'Zoom out' },
  showAll: { zh: '显示全部', en: 'Show all' },
  north: { zh: '北', en: 'N' },
  keys: { zh: '方向键移动，加号、减号缩放，数字 0 显示全部', en: 'Arrows move, plus and minus zoom, 0 shows all' },
  pick: { zh: '单击或回车放置标记', en: 'Click or Enter puts the pin' },
  loading: { zh: '地图加载中…', en: 'Loading the map…' },
  schematic: { zh: '示意图，非导航地图', en: 'Schematic, not for navigation' },
  bare: { zh: '内置地图没有街道，可在参数配置中接入在线地图', en: 'No streets on the shipped map: add tiles in the configuration' },
  notice: { zh: '系统提示', en: 'Notice' },
  notConverted: { zh: '轨迹坐标转换失败', en: 'Coordinates of the track could not be converted' },
  km: { zh: '公里', en: 'km' },
  metres: { zh: '米', en: 'm' },
});
