import type { PopupReportQuery, PopupReportRow, PopupReportSource } from './popupReport.ts';

/** Drivers of a made-up fleet. */
export const driverRows = (count: number): PopupReportRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `d${String(index + 1).padStart(31, '0')}`,
    driver_name: `司机 ${index + 1}`,
    carrier_name: index % 3 === 0 ? '潍坊顺达物流有限公司' : '青岛远航运输有限公司',
    is_captain: index % 4 === 0 ? '1' : '0',
    valid_period_to: `20${30 + (index % 9)}-05-01`,
    score: 600 + (index % 100),
  }));

/** A report as the server would run it, in memory; calls can be replaced one by one. `asked` keeps what was asked. */
export function fakeReports(
  rows: readonly PopupReportRow[],
  instead: Partial<PopupReportSource> = {},
): PopupReportSource & { asked: PopupReportQuery[] } {
  const asked: PopupReportQuery[] = [];
  return {
    asked,
    columns: async (code) => ({
      id: `${code}-id`,
      name: '选择司机',
      columns: [
        { title: '司机', dataIndex: 'id', hidden: true },
        { title: '司机姓名', dataIndex: 'driver_name', sorter: true, fieldWidth: 140 },
        { title: '承运商', dataIndex: 'carrier_name', fieldWidth: 220 },
        { title: '车队长', dataIndex: 'is_captain', customRender: 'yn', fieldWidth: 100 },
        { title: '驾驶证有效期至', dataIndex: 'valid_period_to' },
        { title: '信用分', dataIndex: 'score', align: 'right', sorter: true, fieldWidth: 100 },
      ],
      dictOptions: {
        yn: [
          { value: '1', text: '是' },
          { value: '0', text: '否' },
        ],
      },
    }),
    queryInfo: async () => [
      { field: 'driver_name', label: '司机姓名', view: 'text', mode: 'single', hidden: '0' },
      { field: 'carrier_name', label: '承运商', view: 'text', mode: 'single', hidden: '0' },
      { field: 'is_captain', label: '车队长', view: 'list', mode: 'single', hidden: '1', dictCode: 'yn' },
      { field: 'valid_period_to', label: '驾驶证有效期至', view: 'date', mode: 'group', hidden: '1' },
      { field: 'score', label: '信用分', view: 'number', mode: 'group', hidden: '1' },
    ],
    data: async (_id, { query }) => {
      asked.push(query);
      const found = rows.filter((row) =>
        ['driver_name', 'carrier_name'].every((name) => String(row[name]).includes(String(query.filters[name] ?? ''))),
      );
      const from = (query.page - 1) * query.size;
      return { total: found.length, records: found.slice(from, from + query.size) };
    },
    ...instead,
  };
}

/** What a server throws that refuses. */
export const refusal = (message: string, status: number): Error => Object.assign(new Error(message), { status });
