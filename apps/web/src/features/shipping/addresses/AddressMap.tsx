import { Note } from '../../../shared/pages/Note.tsx';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type Option, Select } from '@tarmac/admin-kit/input';
import type { FormValues } from '@tarmac/admin-kit/resource';
import { checkLngLat } from '@tarmac/freight-api/rules';
import { createPlaceApi, type Place } from '@tarmac/freight-api/shipping';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PlaceMap } from '../../../shared/map/PlaceMap.tsx';
import type { LngLat } from '../../../shared/map/mapView.ts';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { addressTexts as texts } from './addressTexts.ts';
import { readCoordinates } from './readCoordinates.ts';

const api = createPlaceApi(quietClient);

/** What the form is given: the point, and of the division only what is known. */
type Found = LngLat & Partial<Pick<Place, 'adcode' | 'province' | 'city' | 'district' | 'address'>>;

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
/** Metres of a fence that nobody has drawn. */
const usualFence = 1000;
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/**
 * The point of an address on the map: searched by name or coordinates, or put there by hand; its fence around it. What the point is taken
 * for fills the division, which a person may then correct. Points are WGS-84, as they are stored.
 *
 * @source freight-domain S13, S14 地图选点, 7.1
 */
export function AddressMap({ values }: { values: FormValues }) {
  const { localize } = useLocale();
  const { setValue } = useFormContext();
  const [moved, setMoved] = useState<string>();
  const offered = useRef<readonly Found[]>([]);
  const [lng, lat] = [numberOf(values['lng']), numberOf(values['lat'])];
  const place = lng !== undefined && lat !== undefined && checkLngLat(lng, lat).ok ? { lng, lat } : undefined;

  const fill = (found: Partial<Found>) => {
    for (const [name, value] of Object.entries(found))
      if (value !== undefined && value !== null && value !== '') setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  const near = useMutation({
    mutationFn: (point: LngLat) => api.near(point),
    onSuccess: ({ nearest }) => {
      if (nearest === null) return;
      const { adcode, province, city, district } = nearest;
      fill({ adcode, province, city, district });
    },
  });
  const put = ({ lng: east, lat: north }: LngLat) => {
    const point = { lng: rounded(east), lat: rounded(north) };
    if (!checkLngLat(point.lng, point.lat).ok) return;
    fill(point);
    // A street that was typed for the former point: it may no longer be true.
    if (place !== undefined && typeof values['address'] === 'string' && values['address'] !== '') setMoved(values['address']);
    near.mutate(point);
  };
  const take = (found: Found) => {
    if (found.adcode === undefined) return put(found);
    near.reset();
    // The street of a kept address is that of its company; one that was typed stays.
    const { address, ...rest } = found;
    fill({ ...rest, lng: rounded(found.lng), lat: rounded(found.lat), ...(values['address'] ? {} : { address }) });
  };
  const load = async (typed: string, signal: AbortSignal): Promise<Option[]> => {
    const keyword = typed.trim();
    const points = readCoordinates(keyword);
    const places = keyword === '' || points.length > 0 ? [] : await api.search({ keyword }, { signal });
    offered.current = [...points, ...places];
    return [
      ...points.map((point, index) => ({
        value: String(index),
        label: `${point.lng.toFixed(6)}, ${point.lat.toFixed(6)}`,
        description: localize(texts[point.from]),
      })),
      ...places.map((one, index) => ({
        value: String(points.length + index),
        label: one.name,
        description: [one.kind === 'address' ? localize(texts.kept) : '', one.province, one.city, one.district, one.address]
          .filter(Boolean)
          .join(' '),
      })),
    ];
  };
  const known = near.data;
  const isStreetOld = moved !== undefined && moved === values['address'];
  return (
    <section aria-label={localize(texts.map)} className="mt-1 flex flex-col gap-2">
      <Select
        aria-label={localize(texts.search)}
        placeholder={localize(texts.search)}
        loadOptions={load}
        value={null}
        onValueChange={(value) => {
          const found = value === null ? undefined : offered.current[Number(value)];
          if (found !== undefined) take(found);
        }}
      />
      <PlaceMap
        label={localize(texts.map)}
        name={typeof values['addressName'] === 'string' ? values['addressName'] : ''}
        place={place}
        radius={numberOf(values['fenceRadius']) ?? usualFence}
        around={known?.around ?? []}
        onPlace={put}
        onRadius={(metres) => setValue('fenceRadius', metres, { shouldDirty: true, shouldValidate: true })}
      />
      <p role="status" className="m-0 text-sm text-ink-secondary">
        {near.isError
          ? near.error.message
          : known === undefined
            ? localize(texts.hint)
            : known.nearest === null
              ? localize(texts.nowhere)
              : localize(texts.filled)
                  .replace('{place}', `${known.nearest.province}${known.nearest.city}${known.nearest.district}`)
                  .replace('{km}', ((known.distance ?? 0) / 1000).toFixed(1))}
      </p>
      {isStreetOld && <Note className="">{localize(texts.checkStreet)}</Note>}
      <Note className="">{localize(texts.system)}</Note>
    </section>
  );
}
