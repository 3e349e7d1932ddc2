import { Drawer } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Descriptions, Select, Skeleton } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { GovUpload, GovUploadQuality } from '@tarmac/freight-api/government';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { govUploadApi } from '../../../shared/api/govUploadApi.ts';
import { lastMonths } from '../../../shared/texts/lastMonths.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { govUpload } from './govUpload.resource.ts';
import { govUploadTexts as texts } from './govUploadTexts.ts';

const rates = defineTexts({
  uploadRate: { zh: '上传率', en: 'Uploaded' },
  firstPassRate: { zh: '一次通过率', en: 'Accepted at once' },
  onTimeRate: { zh: '及时率', en: 'In time' },
  waybillFundMatchRate: { zh: '运单资金匹配率', en: 'Waybills matched with funds' },
  driverValidRate: { zh: '驾驶员资质有效率', en: 'Valid drivers' },
  vehicleValidRate: { zh: '车辆资质有效率', en: 'Valid vehicles' },
  trackMatchRate: { zh: '轨迹匹配率', en: 'Tracks that fit' },
} as const);
const names = Object.keys(rates) as (keyof typeof rates)[];

/** The figures by which the authorities judge, by company, for a month. @source freight-domain 6.7 */
export function QualityDrawer({ onOpenChange }: ActionDialogProps<GovUpload, unknown>) {
  const { localize } = useLocale();
  const labelId = useId();
  const [months] = useState(() => lastMonths(12));
  const [month, setMonth] = useState(months[0]!);
  const { data, error, refetch } = useQuery({
    queryKey: [govUpload.name, 'quality', month],
    queryFn: ({ signal }) => govUploadApi.quality({ month }, { signal }),
    staleTime: 0,
  });
  return (
    <Drawer open onOpenChange={onOpenChange} title={localize(texts.quality)} width={760}>
      <div className="flex flex-col gap-4">
        <div className="flex max-w-60 flex-col gap-1">
          <span id={labelId} className="text-sm text-ink-secondary">
            {localize(texts.month)}
          </span>
          <Select
            aria-labelledby={labelId}
            value={month}
            options={months.map((one) => ({ value: one, label: one }))}
            onValueChange={(value) => setMonth(String(value ?? months[0]))}
          />
        </div>
        <Note>{localize(texts.ratesHelp)}</Note>
        {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
        {!error && data === undefined && <Skeleton rows={6} />}
        {data?.map((one) => (
          <Figures key={one.companyId} of={one} />
        ))}
      </div>
    </Drawer>
  );
}

function Figures({ of }: { of: GovUploadQuality }) {
  const { localize } = useLocale();
  return (
    <Descriptions
      columns={3}
      title={of.companyName}
      items={[
        { key: 'due', label: localize(texts.due), value: <span className="tabular-nums">{of.due}</span> },
        { key: 'accepted', label: localize(texts.accepted), value: <span className="tabular-nums">{of.accepted}</span> },
        ...names.map((name) => ({
          key: name,
          label: localize(rates[name]),
          value: <Rate of={of[name]} none={localize(texts.none)} />,
        })),
      ]}
    />
  );
}

function Rate({ of, none }: { of: number | null; none: string }) {
  if (of === null) return <span className="text-ink-faint">{none}</span>;
  return <span className="text-lg font-semibold tabular-nums">{(of / 100).toFixed(2)}%</span>;
}
