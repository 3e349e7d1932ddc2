import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { FormItem, FormSpec, FormValues } from '@tarmac/admin-kit/resource';
import { late } from '@tarmac/admin-kit/chunk';
import { isCustomer } from '../../../shared/session/ownCustomer.ts';
import { regionItem } from '../../../shared/pickers/regionItem.ts';
import { addressTexts as texts } from './addressTexts.ts';
import { PlaceCell, type Placed } from './PlaceCell.tsx';

const AddressMap = late(() => import('./AddressMap.tsx'), { part: 'AddressMap' });

/** Where an address is, with a pin that opens the map. */
const placeColumn = (localize: (text: LocalText) => string) => ({
  key: 'place',
  title: localize(texts.pin),
  width: 190,
  reads: ['addressName', 'lng', 'lat', 'fenceRadius'] as const,
  cell: (row: Placed) => <PlaceCell addressName={row.addressName} lng={row.lng} lat={row.lat} fenceRadius={row.fenceRadius} />,
});

const first = ['addressName', 'customerName', 'companyName'] as const;
const further = ['contactName', 'phone', 'city', 'district', 'address'] as const;
const last = ['fenceRadius', 'isDefault', 'enabled', 'useCount', 'createTime'] as const;

/** Columns of loading places. @source freight-domain S14 */
export const sendColumns = (localize: (text: LocalText) => string) => [...first, ...further, placeColumn(localize), ...last];
/** Columns of unloading places; the receiver is identified by a number. @source freight-domain S13 */
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
