import { late } from '@tarmac/admin-kit/chunk';
import { defineAction, defineListAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createPriceHistoryApi, type PriceHistory, priceHistoryFields } from '@tarmac/freight-api/shipping';
import { LineChart } from 'lucide-react';
import type { ReactNode } from 'react';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { client } from '../../../shared/session/session.ts';
import { PriceTarget } from './PriceTarget.tsx';
import { priceHistoryTexts as texts } from './priceHistoryTexts.ts';

const LaneCurveDialog = late(() => import('./LaneCurveDialog.tsx'));

const priceHistory = defineResource<PriceHistory>()({
  label: { zh: '价格记录', en: 'Price history' },
  api: createPriceHistoryApi(client),
  permission: 'price',
  titleField: 'targetNo',
  listFields: ['targetType', 'targetId', 'sendCity', 'receiveCity', 'cargoName', 'priceMode', 'fieldName'],
  fields: priceHistoryFields,
});

const curve = { permission: 'price:curve', dialog: LaneCurveDialog };
const chooseLane = defineListAction(priceHistory, { ...curve, label: texts.curve, icon: <LineChart aria-hidden size={16} /> });
const showLane = defineAction(priceHistory, {
  ...curve,
  label: texts.curveOf,
  when: ({ sendCity, receiveCity }) => sendCity !== null && receiveCity !== null,
});

const target = (row: PriceHistory, shown: ReactNode) => <PriceTarget target={row}>{shown}</PriceTarget>;

/** Which prices were changed, from what to what, by whom and why. @source FRT-11, freight-domain F20 */
export default function PriceHistoryListPage() {
  return (
    <ResourceList
      resource={priceHistory}
      search={['targetNo', 'fieldName', 'sendCity', 'receiveCity', 'changeBy', 'changeTime', 'targetType', 'cargoName', 'priceMode']}
      columns={[
        { field: 'targetNo', width: 180, pinned: 'start', cell: target },
        { field: 'targetType', width: 80 },
        { field: 'fieldName', width: 116 },
        { field: 'oldValue', width: 104 },
        { field: 'newValue', width: 104 },
        { field: 'unit', width: 76 },
        { field: 'reason', width: 200 },
        { field: 'sendCity', width: 104 },
        { field: 'receiveCity', width: 104 },
        { field: 'cargoName', width: 120 },
        { field: 'changeBy', width: 104 },
        { field: 'changeTime', width: 166 },
        ...off(['priceMode', 'orderMode']),
      ]}
      card={{ lines: [['fieldName'], ['sendCity', 'receiveCity'], ['changeTime']], figure: 'newValue' }}
      defaultSort={{ column: 'changeTime', order: 'desc' }}
      numbered={false}
      view={false}
      storageId="priceHistory"
      toolbar={[chooseLane]}
      rowActions={[showLane]}
    />
  );
}
