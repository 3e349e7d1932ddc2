import { MetricsPage } from './MetricsPage.tsx';
import { httpRows } from './metricRows.ts';

const l = (zh: string, en: string) => ({ zh, en });

/** What the HTTP server has done: sessions, requests, connections. @source MON-07 */
export default function TomcatInfoPage() {
  return (
    <MetricsPage
      title={l('HTTP服务信息', 'HTTP server')}
      rows={httpRows}
      charts={[
        {
          title: l('每秒请求数', 'Requests a second'),
          unit: '/s',
          scale: 1,
          isPerSecond: true,
          series: [{ name: 'tomcat.global.request', index: 0, label: l('请求', 'Requests') }],
        },
        {
          title: l('连接', 'Connections'),
          unit: '',
          decimals: 0,
          scale: 1,
          series: [
            { name: 'nodejs.http.connections', label: l('连接数', 'Open') },
            { name: 'tomcat.threads.current', label: l('处理中', 'In hand') },
          ],
        },
      ]}
    />
  );
}
