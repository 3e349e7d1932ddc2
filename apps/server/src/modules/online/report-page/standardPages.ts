import type { PageSeed } from './seedPages.ts';

/** How the business runs: what was carried, for how much, who owes, and who drives. It stands in the menu 统计. @source ONL-08 */
const operations: PageSeed = {
  code: 'operations_overview',
  name: '经营分析',
  nameEn: 'How business runs',
  content: '运量、均价、应收账龄和司机信用，按客户和签收日期筛选',
  permission: 'shipping:list',
  displayTemplate: 'double',
  params: [
    { paramName: 'customerId', paramTxt: '客户', paramTxtEn: 'Customer', paramView: 'customer' },
    { paramName: 'since', paramTxt: '签收日期从', paramTxtEn: 'Signed since', paramView: 'date' },
  ],
  blocks: [
    {
      title: '运量与运费',
      titleEn: 'Volume and freight',
      reportCode: 'lane_prices',
      graphType: 'figure',
      yaxisField: 'notes,tonnes,freight',
      colSpan: 2,
    },
    {
      title: '每月运量(吨)',
      titleEn: 'Tonnes by month',
      reportCode: 'lane_prices',
      graphType: 'bar',
      xaxisField: 'month',
      yaxisField: 'tonnes',
    },
    {
      title: '每月均价(元/吨)',
      titleEn: 'CNY per tonne by month',
      reportCode: 'lane_prices',
      graphType: 'line',
      xaxisField: 'month',
      yaxisField: 'price',
      fold: 'average',
    },
    {
      title: '应收账龄(元)',
      titleEn: 'Receivables by age (CNY)',
      reportCode: 'customer_ageing',
      graphType: 'pie',
      xaxisField: 'band',
      yaxisField: 'open',
    },
    {
      title: '承运商平均信用分',
      titleEn: 'Average score by carrier',
      reportCode: 'driver_scores',
      graphType: 'bar',
      xaxisField: 'carrier_name',
      yaxisField: 'score',
      fold: 'average',
    },
    {
      title: '线路月度运量(吨)',
      titleEn: 'Tonnes by lane and month',
      reportCode: 'lane_prices',
      graphType: 'pivot',
      xaxisField: 'lane',
      byField: 'month',
      yaxisField: 'tonnes',
      colSpan: 2,
    },
    { title: '线路明细', titleEn: 'Lanes in detail', reportCode: 'lane_prices', graphType: 'table', colSpan: 2 },
  ],
};

/** Pages of reports that come with the product. */
export const standardPages: readonly PageSeed[] = [operations];
