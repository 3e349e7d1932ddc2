import { label } from '@tarmac/freight-api/rules';
import { MetricsPage } from './MetricsPage.tsx';
import { runtimeRows } from './metricRows.ts';

const mebi = 1 / 1_048_576;

/** What the runtime says of its memory, its event loop and its collections. @source MON-03 */
export default function JvmInfoPage() {
  return (
    <MetricsPage
      title={label('运行时信息', 'Runtime')}
      rows={runtimeRows}
      charts={[
        {
          title: label('堆内存', 'Heap'),
          unit: 'MB',
          scale: mebi,
          series: [
            { name: 'jvm.memory.used', label: label('已用', 'In use') },
            { name: 'jvm.memory.committed', label: label('可用', 'Taken') },
          ],
        },
        {
          title: label('事件循环延迟', 'Delay of the event loop'),
          unit: 'ms',
          scale: 1,
          series: [
            { name: 'nodejs.eventloop.delay.mean', label: label('平均', 'Mean') },
            { name: 'nodejs.eventloop.delay.p99', label: label('P99', 'P99') },
          ],
        },
      ]}
    />
  );
}
