import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { createPlaceApi } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { PlaceMap } from '../../../shared/map/PlaceMap.tsx';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { addressTexts as texts } from './addressTexts.ts';

const api = createPlaceApi(quietClient);

/** An address on the map, with its fence and what lies around it. @source freight-domain S13, S14 */
export function PlaceDialog({ name, lng, lat, fenceRadius, onClose }: PlaceDialogProps) {
  const { localize } = useLocale();
  const { data } = useQuery({
    queryKey: ['near', lng, lat],
    queryFn: ({ signal }) => api.near({ lng, lat }, { signal }),
    staleTime: Infinity,
  });
  return (
    <Dialog
      open
      width={720}
      title={`${name} · ${localize(texts.pin)}`}
      footer={null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <PlaceMap label={localize(texts.pin)} name={name} place={{ lng, lat }} radius={fenceRadius ?? 0} around={data?.around ?? []} />
      <p className="m-0 mt-2 text-sm text-ink-secondary tabular-nums">
        {lng.toFixed(6)}, {lat.toFixed(6)}（WGS-84）
      </p>
    </Dialog>
  );
}

interface PlaceDialogProps {
  name: string;
  lng: number;
  lat: number;
  fenceRadius: number | null;
  onClose: () => void;
}
