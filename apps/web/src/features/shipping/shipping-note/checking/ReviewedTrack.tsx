import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { useCan } from '@tarmac/admin-kit/permission';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { checkingTexts as texts } from './checkingTexts.ts';

const NoteTrack = late(() => import('../NoteTrack.tsx'), { part: 'NoteTrack' });

/** The way that was driven, on the map beside what is decided: the evidence of the rules about distance and track. @source freight-domain S01, G13 */
export function ReviewedTrack({ note }: { note: ShippingNote }) {
  const { localize } = useLocale();
  const can = useCan();
  if (!can('shipping:track')) return null;
  return (
    <section aria-label={localize(texts.track)}>
      <h3 className="m-0 mb-2 text-base font-semibold">{localize(texts.track)}</h3>
      <NoteTrack note={note} mapClass="h-64" />
    </section>
  );
}
