import { label } from '@tarmac/freight-api/rules';
import { MetricsPage } from './MetricsPage.tsx';
import { httpRows } from './metricRows.ts';

/** What the HTTP server has done: sessions, requests, connections. @source MON-07 */
export default function TomcatInfoPage() {
  return (
    <MetricsPage
      title={label('HTTP服务信息', 'HTTP server')}
      rows={httpRows}
      charts={[
        {
          title: label('每秒请求数', 'Requests a second'),
          unit: '/s',
          scale: 1,
          isPerSecond: true,
          series: [{ name: 'tomcat.global.request', index: 0, label: label('请求', 'Requests') }],
        },
        {
          title: label('连接', 'Connections'),
          unit: '',
          decimals: 0,
          scale: 1,
          series: [
            { name: 'nodejs.http.connections', label: label('连接数', 'Open') },
            { name: 'tomcat.threads.current', label: label('处理中', 'In hand') },
          ],
        },
      ]}
    />
  );
}
