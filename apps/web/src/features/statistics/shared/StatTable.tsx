import { DictTag } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { Statistics } from '@tarmac/freight-api/statistics';
import { useMemo, type ReactNode } from 'react';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { changeOf, changeText, figureText, shareText } from './figureText.ts';
import { ranked, ranksOf } from './ranking.ts';
import { bucketOf, type StatPlace, type StatSpec } from './statSpec.ts';
import { groupTexts } from '../../../shared/texts/statGroups.ts';
import { statTexts as texts } from './statTexts.ts';
import { useFigureLinks } from './useFigureLinks.ts';

interface StatTableProps {
  spec: StatSpec;
  found: Statistics;
  place: StatPlace;
  /** Measures that the reader sees. */
  shown: readonly string[];
  measure: string;
  onMeasure: (measure: string) => void;
}

/** The groups with all their figures, their part of the whole and how they changed. A heading sorts by its column and has it drawn. */
export function StatTable({ spec, found, place, shown, measure, onMeasure }: StatTableProps) {
  const { localize } = useLocale();
  const { by } = place;
  const isTime = by === 'time';
  const isAdditive = spec.additive.includes(measure);
  const rows = useMemo(() => (isTime ? found.rows : ranked(found.rows, measure)), [found.rows, isTime, measure]);
  const ranks = isTime ? undefined : ranksOf(rows.map(({ now }) => now[measure]));
  const hrefOf = useFigureLinks(spec, place);
  const link = (of: Partial<StatPlace>, text: ReactNode) => {
    const href = hrefOf(of);
    return href === undefined ? (
      text
    ) : (
      <AppLink href={href} className="text-primary-ink no-underline hover:underline">
        {text}
      </AppLink>
    );
  };
  const placeOf = (key: string | null, name: string): Partial<StatPlace> => ({
    key,
    name: name === '' ? localize(texts.unnamed) : name,
    ...(isTime && key !== null && bucketOf(found, key)),
  });
  const figure = (of: Partial<StatPlace>, { measure, value }: { measure: string; value: number | null | undefined }): ReactNode => {
    const text = figureText(spec.fields[measure]!, value);
    return value && spec.partial.includes(measure) ? link({ ...of, measure }, text) : text;
  };
  const withEnergy = by === 'vehicle';
  return (
    <div className="overflow-x-auto">
      <table aria-label={localize(texts.details)} className="w-full border-collapse text-sm tabular-nums">
        <thead>
          <tr>
            {ranks && (
              <th
                scope="col"
                className={`${cell} w-10 text-end font-normal whitespace-nowrap text-ink-secondary`}
                title={localize(texts.ties)}
              >
                {localize(texts.rank)}
              </th>
            )}
            <th scope="col" className={`${cell} sticky start-0 bg-surface text-start`}>
              {localize(groupTexts[by])}
            </th>
            {withEnergy && (
              <th scope="col" className={`${cell} text-start`}>
                {localize(spec.fields['energyType']!.label)}
              </th>
            )}
            {shown.map((name) => {
              const { label, unit } = spec.fields[name]!;
              const text = localize(label);
              return (
                <th
                  key={name}
                  scope="col"
                  aria-sort={name === measure && !isTime ? 'descending' : undefined}
                  className={`${cell} text-end`}
                >
                  <button
                    type="button"
                    title={localize(texts.sortBy).replace('{name}', text)}
                    className={`cursor-pointer border-0 bg-transparent p-0 text-end text-sm ${name === measure ? 'font-semibold text-primary-ink' : 'font-normal text-ink-secondary'}`}
                    onClick={() => onMeasure(name)}
                  >
                    {text}
                    {unit && <span className="whitespace-nowrap"> ({localize(unit.symbol)})</span>}
                    {name === measure && !isTime && <span aria-hidden> ↓</span>}
                  </button>
                </th>
              );
            })}
            {isAdditive && (
              <th scope="col" className={`${cell} text-end font-normal whitespace-nowrap text-ink-secondary`}>
                {localize(texts.share)}
              </th>
            )}
            {!isTime && (
              <th scope="col" className={`${cell} text-end font-normal whitespace-nowrap text-ink-secondary`}>
                {localize(texts.change)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, energyType, now, before }, at) => (
            <tr key={key ?? ''} className="hover:bg-hover">
              {ranks && <td className={`${cell} text-end text-ink-secondary`}>{ranks[at]}</td>}
              <th scope="row" className={`${cell} sticky start-0 max-w-56 truncate bg-surface text-start font-normal`} title={name}>
                {link(placeOf(key, name), name === '' ? localize(texts.unnamed) : name)}
              </th>
              {withEnergy && <td className={cell}>{energyType !== null && <DictTag code="energy_type" value={energyType} />}</td>}
              {shown.map((one) => (
                <td key={one} className={`${cell} text-end`}>
                  {figure(placeOf(key, name), { measure: one, value: now[one] })}
                </td>
              ))}
              {isAdditive && <td className={`${cell} text-end`}>{shareText(now[measure], found.totals[measure])}</td>}
              {!isTime && <td className={`${cell} text-end`}>{changeText(changeOf(now[measure], before?.[measure]))}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-medium">
            <th scope="row" colSpan={(withEnergy ? 2 : 1) + (ranks ? 1 : 0)} className={`${cell} sticky start-0 bg-surface text-start`}>
              {link({}, localize(texts.total))}
            </th>
            {shown.map((one) => (
              <td key={one} className={`${cell} text-end`}>
                {figure({}, { measure: one, value: found.totals[one] })}
              </td>
            ))}
            {isAdditive && <td className={`${cell} text-end`}>{shareText(found.totals[measure], found.totals[measure])}</td>}
            {!isTime && (
              <td className={`${cell} text-end`}>{changeText(changeOf(found.totals[measure], found.totalsBefore?.[measure]))}</td>
            )}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const cell = 'border-0 border-b border-solid border-line px-2 py-1.5';
