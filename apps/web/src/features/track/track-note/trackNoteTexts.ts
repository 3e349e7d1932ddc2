import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words about the ways of waybills. */
export const trackNoteTexts = defineTexts({
  view: { zh: '查看轨迹', en: 'See the track' },
  place: { zh: '当前位置', en: 'Where it is' },
  unseen: { zh: '还没有收到该车辆的位置。', en: 'The vehicle has not reported where it is.' },
  pull: { zh: '拉取轨迹', en: 'Fetch the track' },
  pulled: { zh: '轨迹已拉取并校验', en: 'The track was fetched and checked' },
  remark: { zh: '标记无轨迹原因', en: 'Say why there is none' },
});
