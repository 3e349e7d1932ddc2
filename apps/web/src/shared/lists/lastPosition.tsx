import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty } from '@tarmac/admin-kit/input';
import { defineTexts } from '../texts/defineTexts.ts';

const VehiclePlace = late(() => import('../map/VehiclePlace.tsx'), { part: 'VehiclePlace' });

const texts = defineTexts({
  place: { zh: '最近位置', en: 'Last position' },
  unseen: { zh: '暂无定位', en: 'Never seen' },
});

/** Fields that {@link lastPosition} shows. */
export const positionFields = ['lastLng', 'lastLat', 'lastLocTime'] as const;

/** Beside the facts of a detail: where the vehicle, or the driver, was seen last. */
export const lastPosition = (name: string) => ({
  title: texts.place,
  place: 'rail' as const,
  render: (row: SeenRow) => <Position row={row} name={String(row[name as keyof SeenRow] ?? '')} />,
});

interface SeenRow {
  lastLng: number | null;
  lastLat: number | null;
  lastLocTime: string | null;
}

function Position({ row: { lastLng: lng, lastLat: lat, lastLocTime }, name }: { row: SeenRow; name: string }) {
  const { localize } = useLocale();
  if (lng === null || lat === null || lng === undefined || lat === undefined) return <Empty>{localize(texts.unseen)}</Empty>;
  return (
    <>
      <VehiclePlace label={localize(texts.place)} name={name} place={{ lng, lat }} className="h-52" />
      {lastLocTime && <p className="m-0 text-sm text-ink-secondary tabular-nums">{lastLocTime}</p>}
    </>
  );
}
