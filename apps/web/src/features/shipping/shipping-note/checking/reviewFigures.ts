import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { instantOf } from '../../../../shared/texts/nowText.ts';

/** R1 to R12. */
const ruleCount = 12;

type Read<Name extends keyof ShippingNote> = Pick<ShippingNote, Name>;

/** What was lost of what was loaded, ‰; a gain is below nought. Undefined while it is not weighed. */
export function lossPerMille({ lossWeight, loadWeight }: Read<'lossWeight' | 'loadWeight'>): number | undefined {
  return lossWeight === null || !loadWeight ? undefined : (lossWeight / loadWeight) * 1000;
}

/** The way by its track, else as planned, over the time between departure and arrival, km/h. Undefined without both. */
export function averageSpeed(
  note: Read<'trackDistance' | 'distance' | 'departTime' | 'loadTime' | 'arriveTime' | 'unloadTime'>,
): number | undefined {
  const metres = note.trackDistance ?? note.distance;
  const begin = note.departTime ?? note.loadTime;
  const end = note.arriveTime ?? note.unloadTime;
  if (!metres || begin === null || end === null) return undefined;
  const hours = (instantOf(end) - instantOf(begin)) / 3_600_000;
  return hours > 0 ? metres / 1000 / hours : undefined;
}

/** How many of the rules passed, such as `11/12`; nothing before they were asked. */
export function rulesPassed({ failedRules, businessReviewState }: Read<'failedRules' | 'businessReviewState'>): string {
  if (failedRules === null && (businessReviewState === null || businessReviewState === '0')) return '--';
  const failed = (failedRules ?? '').split(',').filter(Boolean).length;
  return `${ruleCount - failed}/${ruleCount}`;
}
