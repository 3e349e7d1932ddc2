import { defineTexts } from '../../../shared/defineTexts.ts';

/** Words of what is done to a vehicle. */
export const vehicleTexts = defineTexts({
  track: { zh: '定位', en: 'Last position' },
  noPosition: {
    zh: '这辆车还没有上报过位置。车机联网或司机端开启定位后，这里会显示最近一次的位置。',
    en: 'This vehicle has not reported a position yet. The latest one stands here once its unit is networked or the driver shares his.',
  },
  bindTrailer: { zh: '挂车绑定', en: 'Hitch a trailer' },
  trailer: { zh: '挂车', en: 'Trailer' },
  trailerHelp: { zh: '清空后确定，即解除与挂车的绑定。', en: 'Leave it empty to unhitch the trailer.' },
});
