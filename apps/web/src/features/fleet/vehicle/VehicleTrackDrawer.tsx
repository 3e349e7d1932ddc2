import { Drawer } from '@tarmac/admin-kit/dialog';
import { formatInstant, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, DateTimeInput } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { createTrackQueryQueries, type Vehicle } from '@tarmac/freight-api/fleet';
import { useState } from 'react';
import { instantOf, nowText } from '../../../shared/texts/nowText.ts';
import { client } from '../../../shared/session/session.ts';
import { TrackLoader } from '../../../shared/track/TrackLoader.tsx';
import { trackTexts } from '../../../shared/track/trackTexts.ts';
import { vehicleTexts as texts } from './vehicleTexts.ts';

const queries = createTrackQueryQueries(client);
const hour = 3_600_000;
const longestHours = 72;

/** `YYYY-MM-DD HH:mm:ss` of the platform's zone, so many hours before a text. */
const before = (text: string, hours: number): string => formatInstant(instantOf(text) - hours * hour);

/** Where a vehicle went in up to 72 hours; at first in the last day. @source freight-domain F05 轨迹 */
export function VehicleTrackDrawer({ rows, onOpenChange }: ActionDialogProps<Vehicle, unknown>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  const [asked, setAsked] = useState(() => {
    const endTime = nowText();
    return { beginTime: before(endTime, 24), endTime };
  });
  const [beginTime, setBeginTime] = useState<string | null>(asked.beginTime);
  const [endTime, setEndTime] = useState<string | null>(asked.endTime);
  const hours = beginTime && endTime ? (instantOf(endTime) - instantOf(beginTime)) / hour : Number.NaN;
  const isRight = hours > 0 && hours <= longestHours;
  const ask = (next: { beginTime: string; endTime: string }) => {
    setBeginTime(next.beginTime);
    setEndTime(next.endTime);
    setAsked(next);
  };
  return (
    <Drawer open onOpenChange={onOpenChange} title={`${localize(trackTexts.track)} · ${row.vehicleNumber ?? ''}`} width={960}>
      <form
        className="mb-4 flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight && beginTime && endTime) setAsked({ beginTime, endTime });
        }}
      >
        <div className="w-56">
          <DateTimeInput aria-label={localize(trackTexts.from)} value={beginTime} onValueChange={setBeginTime} />
        </div>
        <span aria-hidden>–</span>
        <div className="w-56">
          <DateTimeInput aria-label={localize(trackTexts.to)} value={endTime} onValueChange={setEndTime} invalid={!isRight} />
        </div>
        <Button type="submit" variant="primary" disabled={!isRight}>
          {localize(texts.show)}
        </Button>
        {[24, longestHours].map((span) => (
          <Button
            key={span}
            variant="ghost"
            onClick={() => {
              const now = nowText();
              ask({ beginTime: before(now, span), endTime: now });
            }}
          >
            {localize(span === 24 ? texts.lastDay : texts.lastThree)}
          </Button>
        ))}
        {!isRight && (
          <span role="alert" className="w-full text-sm text-danger-ink">
            {localize(texts.period)}
          </span>
        )}
      </form>
      <TrackLoader query={queries.ofVehicle({ vehicleId: row.id, ...asked })} />
    </Drawer>
  );
}
