import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import type { Track } from '@tarmac/freight-api/fleet';
import { areaNear } from '../map/areas.ts';
import { trackTexts as texts } from './trackTexts.ts';
import { durationText, shortTime } from './trackWords.ts';

type Stop = Track['stops'][number];

/** The stops of a track in words; each can be pointed out on the map. */
export function StopTable({
  stops,
  chosen,
  onChoose,
}: {
  stops: readonly Stop[];
  chosen: string | undefined;
  onChoose: (stop: Stop) => void;
}) {
  const { localize } = useLocale();
  if (stops.length === 0) return <p className="m-0 mt-4 text-ink-secondary">{localize(texts.noStops)}</p>;
  return (
    // Wider than a phone, it scrolls by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="mt-4 overflow-x-auto" role="region" aria-label={localize(texts.stopsCaption)} tabIndex={0}>
      <table className="w-full border-collapse text-start whitespace-nowrap">
        <caption className="pb-2 text-start font-semibold">{localize(texts.stopsCaption)}</caption>
        <thead>
          <tr className="bg-sunken text-sm text-ink-secondary">
            {[texts.place, texts.from, texts.to, texts.lasted].map((text) => (
              <th key={text.en} scope="col" className="px-3 py-2 text-start font-medium">
                {localize(text)}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-start font-medium">
              <span className="sr-only">{localize(texts.showOnMap)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {stops.map((stop) => (
            <tr
              key={stop.beginTime}
              className={`border-0 border-b border-solid border-line ${chosen === stop.beginTime ? 'bg-primary-soft' : ''}`}
            >
              <td className="px-3 py-1.5">
                {interpolate(localize(texts.near), { area: localize(areaNear(stop)) })}
                <span className="ms-2 text-sm text-ink-faint tabular-nums">
                  {stop.lng.toFixed(4)}, {stop.lat.toFixed(4)}
                </span>
              </td>
              <td className="px-3 py-1.5 tabular-nums">{shortTime(stop.beginTime)}</td>
              <td className="px-3 py-1.5 tabular-nums">{shortTime(stop.endTime)}</td>
              <td className="px-3 py-1.5">{durationText(localize, stop.minutes)}</td>
              <td className="px-3 py-1.5">
                <Button variant="link" size="small" onClick={() => onChoose(stop)}>
                  {localize(texts.showOnMap)}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
