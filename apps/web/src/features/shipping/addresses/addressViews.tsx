import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { FormItem, FormSpec, FormValues } from '@tarmac/admin-kit/resource';
import { MapPin } from 'lucide-react';
import { latePart } from '../../../shared/latePart.ts';
import { isCustomer } from '../../../shared/ownCustomer.ts';
import { regionItem } from '../../../shared/regionItem.ts';
import { addressTexts as texts } from './addressTexts.ts';

const AddressMap = latePart(async () => (await import('./AddressMap.tsx')).AddressMap);

interface Placed {
  lng: number | null;
  lat: number | null;
  fenceRadius: number | null;
}

/** Where an address is, with a pin: its coordinates, which a map elsewhere can be asked for. */
const placeColumn = (localize: (text: LocalText) => string) => ({
  key: 'place',
  title: localize(texts.pin),
  width: 190,
  cell: ({ lng, lat }: Placed) =>
    lng === null || lat === null ? (
      '--'
    ) : (
      <span className="inline-flex items-center gap-1 tabular-nums">
        <MapPin aria-hidden size={14} className="shrink-0 text-primary-ink" />
        {lng.toFixed(5)}, {lat.toFixed(5)}
      </span>
    ),
});

const first = ['addressName', 'customerName', 'companyName'] as const;
const further = ['contactName', 'phone', 'city', 'district', 'address'] as const;
const last = ['fenceRadius', 'isDefault', 'enabled', 'useCount', 'createTime'] as const;

/** Columns of loading places. @source freight-domain S14 */
export const sendColumns = (localize: (text: LocalText) => string) => [...first, ...further, placeColumn(localize), ...last];
/** Columns of unloading places; whoever receives the goods is known by a number. @source freight-domain S13 */
export const receiveColumns = (localize: (text: LocalText) => string) => [
  ...first,
  'contactName' as const,
  'phone' as const,
  'idNo' as const,
  'city' as const,
  'district' as const,
  'address' as const,
  placeColumn(localize),
  ...last,
];

type Common =
  | 'customerId'
  | 'addressName'
  | 'companyName'
  | 'contactName'
  | 'phone'
  | 'adcode'
  | 'province'
  | 'city'
  | 'district'
  | 'address'
  | 'lng'
  | 'lat'
  | 'fenceRadius'
  | 'workTime'
  | 'enabled'
  | 'remark';

const formWith = <Name extends string>(...own: readonly Name[]): FormSpec<Common | Name> => ({
  groups: [
    {
      title: { zh: '单位与联系人', en: 'Company and contact' },
      items: [{ field: 'customerId', disabled: isCustomer }, 'addressName', 'companyName', ...own, 'contactName', 'phone'],
    },
    {
      title: { zh: '位置', en: 'Place' },
      items: [
        regionItem as FormItem<Common | Name>,
        'province',
        'city',
        'district',
        { field: 'address', wide: true },
        'lng',
        'lat',
        'fenceRadius',
      ],
      footer: (values: FormValues) => <AddressMap values={values} />,
    },
    { title: { zh: '其他', en: 'Other' }, items: ['workTime', 'enabled', { field: 'remark', wide: true }] },
  ],
});

/** How a loading place is typed in, or picked on the map. */
export const sendForm = formWith<never>();
/** How an unloading place is typed in. */
export const receiveForm = formWith('idNo');
