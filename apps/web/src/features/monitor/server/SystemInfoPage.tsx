import { MetricsPage } from './MetricsPage.tsx';
import { systemRows } from './metricRows.ts';

const l = (zh: string, en: string) => ({ zh, en });

/** The machine: processors, memory, and since when the server runs. @source MON-06 */
export default function SystemInfoPage() {
  return (
    <MetricsPage
      title={l('服务器信息', 'System')}
      rows={systemRows}
      charts={[
        {
          title: l('CPU使用率', 'Processors'),
          unit: '%',
          scale: 100,
          series: [
            { name: 'system.cpu.usage', label: l('系统', 'System') },
            { name: 'process.cpu.usage', label: l('应用', 'Server') },
          ],
        },
        {
          title: l('可用内存', 'Free memory'),
          unit: 'MB',
          scale: 1 / 1_048_576,
          series: [{ name: 'system.memory.free', label: l('可用', 'Free') }],
        },
      ]}
    />
  );
}
