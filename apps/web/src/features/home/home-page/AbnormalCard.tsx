import { DictTag } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { HomeCard } from './HomeCard.tsx';
import { homeTexts as texts } from './homeTexts.ts';
import type { CardProps } from './cardTypes.ts';

/** The newest waybills with something to look into. */
export function AbnormalCard({ home, arranging }: CardProps) {
  const { localize } = useLocale();
  const entries = home.abnormal ?? [];
  return (
    <HomeCard title={texts.abnormal} arranging={arranging}>
      {entries.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.nothingAbnormal)}</p>}
      <ul className="m-0 flex list-none flex-col gap-1 p-0">
        {entries.map(({ id, noteNumber, customerName, vehicleNumber, kind, detail }) => (
          <li key={id}>
            <AppLink href={`/shipping/detail/${id}`} className="block rounded-md px-2 py-1 text-ink no-underline hover:bg-hover">
              <span className="flex items-center justify-between gap-3">
                <span className="truncate text-primary-ink">{noteNumber}</span>
                {kind === 'flagged' ? (
                  <DictTag code="abnormal_flag" value={detail.split(',')[0] ?? ''} />
                ) : (
                  <span className="shrink-0 text-sm text-danger-ink tabular-nums">{localize(texts[kind]).replace('{n}', detail)}</span>
                )}
              </span>
              <span className="block truncate text-sm text-ink-secondary">{[customerName, vehicleNumber].filter(Boolean).join(' · ')}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
