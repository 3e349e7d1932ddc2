import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of trips that are reported to the toll service. */
export const etcSyncTexts = defineTexts({
  start: { zh: '上报开始', en: 'Report the start' },
  end: { zh: '上报结束', en: 'Report the end' },
  query: { zh: '查询发票', en: 'Ask for invoices' },
  restart: { zh: '重试', en: 'Try again' },
  skip: { zh: '跳过', en: 'Skip' },
  invoices: { zh: '发票列表', en: 'Invoices' },
  queued: { zh: '已提交上报', en: 'Queued' },
  asked: { zh: '已查询', en: 'Up to date' },
  simulated: { zh: '模拟', en: 'Simulated' },
  simulatedHelp: { zh: '本地模拟的通行费服务，不是真实发票', en: 'From the simulated toll service: not a real invoice' },
});
