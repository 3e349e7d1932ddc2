import { dictionary } from '../platform/contract/index.ts';
import { declareEnglish, declareNotices } from '../platform/englishOf.ts';
import type { ServerModule } from '../platform/platform.ts';
import { contractModule } from './contracts/contracts.module.ts';
import { customersModule } from './customers/customers.module.ts';
import { commonDictionaries } from './dictionaries.ts';
import { answerTexts } from './error-texts/answers.ts';
import { eventTexts } from './error-texts/events.ts';
import { freightErrors } from './error-texts/freight.ts';
import { noticeTexts } from './error-texts/notices.ts';
import { platformErrors } from './error-texts/platform.ts';
import { reasonTexts } from './error-texts/reasons.ts';
import { systemErrors } from './error-texts/system.ts';
import { financeModule } from './finance/finance.module.ts';
import { fleetModule } from './fleet/fleet.module.ts';
import { generalModule } from './general/general.module.ts';
import { governmentModule } from './government/government.module.ts';
import { monitorModule } from './monitor/monitor.module.ts';
import { onlineModule } from './online/online.module.ts';
import { regionModule } from './region/region.module.ts';
import { serviceModule } from './service/service.module.ts';
import { roadTimeErrors } from './shipping/shipping-note/roadTimes.ts';
import { shippingModule } from './shipping/shipping.module.ts';
import { statisticsModule } from './statistics/statistics.module.ts';
import { systemModule } from './system/system.module.ts';
import { trackModule } from './track/track.module.ts';

for (const texts of [platformErrors, systemErrors, freightErrors, roadTimeErrors, eventTexts, answerTexts, reasonTexts])
  declareEnglish(texts);
declareNotices(noticeTexts);

const domains: readonly ServerModule[] = [
  systemModule,
  { name: 'common', dictionaries: commonDictionaries },
  regionModule,
  fleetModule,
  customersModule,
  shippingModule,
  trackModule,
  contractModule,
  financeModule,
  governmentModule,
  serviceModule,
  onlineModule,
  monitorModule,
  statisticsModule,
  generalModule,
];

/** What may be scheduled, by the names that schedules hold. */
const jobNames = dictionary('quartz_job_class', {
  label: { zh: '定时任务类', en: 'Jobs' },
  items: domains.flatMap((module) => module.jobs ?? []).map(({ name, label }) => [name, label.zh, label.en] as const),
});

/** Every module of the server, in the order of the arrow: a module listens to events of those before it. */
export const modules: readonly ServerModule[] = [...domains, { name: 'jobs', dictionaries: [jobNames] }];
