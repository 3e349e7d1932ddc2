import { useLocale } from '@tarmac/admin-kit/i18n';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { late } from '@tarmac/admin-kit/chunk';
import { addressTexts as texts } from './addressTexts.ts';

const PlaceDialog = late(() => import('./PlaceDialog.tsx'), { part: 'PlaceDialog' });

/** What a list of addresses holds of where each is. */
export interface Placed {
  addressName: string | null;
  lng: number | null;
  lat: number | null;
  fenceRadius: number | null;
}

/** Where an address is: its coordinates behind a pin, which opens the map. */
export function PlaceCell({ addressName, lng, lat, fenceRadius }: Placed) {
  const { localize } = useLocale();
  const [isOpen, setOpen] = useState(false);
  if (lng === null || lat === null) return '--';
  return (
    <>
      <button
        type="button"
        title={localize(texts.look)}
        aria-label={`${localize(texts.look)} ${addressName ?? ''}`}
        className="inline-flex cursor-pointer items-center gap-1 border-0 bg-transparent p-0 text-primary-ink tabular-nums hover:underline"
        onClick={() => setOpen(true)}
      >
        <MapPin aria-hidden size={14} className="shrink-0" />
        {lng.toFixed(5)}, {lat.toFixed(5)}
      </button>
      {isOpen && <PlaceDialog name={addressName ?? ''} lng={lng} lat={lat} fenceRadius={fenceRadius} onClose={() => setOpen(false)} />}
    </>
  );
}
