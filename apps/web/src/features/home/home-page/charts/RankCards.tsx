import { DictText } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { BarList } from '../../../../shared/chart/BarList.tsx';
import { Ring } from '../../../../shared/chart/Ring.tsx';
import { count, tonnes, yuan } from '../../../../shared/texts/figureTexts.ts';
import { homeTexts } from '../homeTexts.ts';
import { chartTexts as texts } from './chartCardTexts.ts';
import { IndexCard } from './IndexCard.tsx';
import type { CardProps } from '../cardTypes.ts';

/** The ten customers for whom most was carried. */
export function CustomersCard({ arranging }: CardProps) {
  const { localize } = useLocale();
  return (
    <IndexCard title={homeTexts.customers} arranging={arranging} rows={10}>
      {({ freight }) => (
        <BarList
          entries={(freight?.customers ?? []).map(({ id, name, notes, fee }) => ({
            key: id,
            label: name,
            value: notes,
            ...(fee !== null && { note: `${yuan(fee)} ${localize(homeTexts.yuan)}` }),
          }))}
        />
      )}
    </IndexCard>
  );
}

/** The ten lanes on which most was carried. */
export function LanesCard({ arranging }: CardProps) {
  const { localize } = useLocale();
  return (
    <IndexCard title={homeTexts.lanes} arranging={arranging} rows={10}>
      {({ freight }) => (
        <BarList
          entries={(freight?.lanes ?? []).map(({ name, notes, distance }) => ({
            key: name,
            label: name.replace('→', ' → '),
            value: notes,
            note: `${count(Math.round(distance / 1000))} ${localize(texts.kilometre)}`,
          }))}
        />
      )}
    </IndexCard>
  );
}

/** What orders of the last 30 days carry. */
export function CargoCard({ arranging }: CardProps) {
  const { localize } = useLocale();
  return (
    <IndexCard title={homeTexts.cargo} arranging={arranging}>
      {({ cargo }) => (
        <Ring
          label={localize(homeTexts.cargo)}
          format={tonnes}
          entries={(cargo ?? []).map(({ code, weight }) => ({
            key: code,
            label: <DictText code="cargo_type" value={code} />,
            value: weight,
          }))}
        />
      )}
    </IndexCard>
  );
}

/** How far the waybills of the last 30 days are. */
export function StatesCard({ arranging }: CardProps) {
  const { localize } = useLocale();
  return (
    <IndexCard title={homeTexts.states} arranging={arranging}>
      {({ statusCounts }) => (
        <Ring
          label={localize(homeTexts.states)}
          entries={Object.entries(statusCounts ?? {}).map(([code, value]) => ({
            key: code,
            label: <DictText code="note_status" value={code} />,
            value,
          }))}
        />
      )}
    </IndexCard>
  );
}
