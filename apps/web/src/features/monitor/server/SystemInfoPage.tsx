import { label } from '@tarmac/freight-api/rules';
import { MetricsPage } from './MetricsPage.tsx';
import { systemRows } from './metricRows.ts';

/** The machine: processors, memory, and since when the server runs. @source MON-06 */
export default function SystemInfoPage() {
  return (
    <MetricsPage
      title={label('服务器信息', 'System')}
      rows={systemRows}
      charts={[
        {
          title: label('CPU使用率', 'Processors'),
          unit: '%',
          scale: 100,
          series: [
            { name: 'system.cpu.usage', label: label('系统', 'System') },
            { name: 'process.cpu.usage', label: label('应用', 'Server') },
          ],
        },
        {
          title: label('可用内存', 'Free memory'),
          unit: 'MB',
          scale: 1 / 1_048_576,
          series: [{ name: 'system.memory.free', label: label('可用', 'Free') }],
        },
      ]}
    />
  );
}
