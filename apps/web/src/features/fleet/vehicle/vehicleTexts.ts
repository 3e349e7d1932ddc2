import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of what is done to a vehicle. */
export const vehicleTexts = defineTexts({
  track: { zh: '定位', en: 'Last position' },
  way: { zh: '轨迹', en: 'Track' },
  noPosition: {
    zh: '这辆车还没有上报过位置。车机联网或司机端开启定位后，这里会显示最近一次的位置。',
    en: 'This vehicle hasn’t reported a position yet. Its latest position appears once its device is online or the driver shares theirs.',
  },
  map: { zh: '位置图', en: 'Map of the position:' },
  place: { zh: '地点', en: 'Place' },
  ago: { zh: '{age}前', en: '{age} ago' },
  speed: { zh: '速度', en: 'Speed' },
  standing: { zh: '静止', en: 'Standing' },
  source: { zh: '定位来源', en: 'Seen through' },
  coordinates: { zh: '坐标 (WGS-84)', en: 'Coordinates (WGS-84)' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  show: { zh: '查询', en: 'Show' },
  lastDay: { zh: '近 24 小时', en: 'Last 24 hours' },
  lastThree: { zh: '近 72 小时', en: 'Last 72 hours' },
  period: { zh: '结束时间须晚于开始时间，且不超过 72 小时', en: 'It must end after it begins, and within 72 hours' },
  bindTrailer: { zh: '挂车绑定', en: 'Hitch a trailer' },
  trailer: { zh: '挂车', en: 'Trailer' },
  trailerHelp: { zh: '清空后确定，即解除与挂车的绑定。', en: 'Leave it empty to unhitch the trailer.' },
});
