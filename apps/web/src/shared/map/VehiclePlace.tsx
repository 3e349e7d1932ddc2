import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { trackTexts } from '../track/trackTexts.ts';
import { areaNear } from './areas.ts';
import { VehicleMark } from './Markers.tsx';
import type { LngLat } from './mapView.ts';
import { MapFrame } from './MapFrame.tsx';
import { spotOf } from './MapPicture.tsx';

/** Where a vehicle was seen last. */
export function VehiclePlace({ label, name, place, className }: VehiclePlaceProps) {
  const { localize } = useLocale();
  return (
    <MapFrame
      label={`${label} ${name} ${interpolate(localize(trackTexts.near), { area: localize(areaNear(place)) })}`}
      places={[place]}
      named={[place]}
      least={3}
      className={className}
    >
      {(picture) => <VehicleMark spot={spotOf(picture, place)} direction={null} name={name} />}
    </MapFrame>
  );
}

interface VehiclePlaceProps {
  /** What the map shows, for who cannot see it. */
  label: string;
  /** Stands beside the mark. */
  name: string;
  place: LngLat;
  /** Gives the height. */
  className: string;
}
