import type { FieldDefinition } from '@tarmac/admin-kit/field';
import { defineAction, defineListAction, ResourceList } from '@tarmac/admin-kit/resource';
import { type TrackQuery, type TrackQueryInput, trackQueryQueryFields, trackQuerySchemas } from '@tarmac/freight-api/fleet';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { late } from '@tarmac/admin-kit/chunk';
import { nowText } from '../../../shared/texts/nowText.ts';
import { trackTexts } from '../../../shared/track/trackTexts.ts';
import { trackQuery, trackQueryApi } from './trackQuery.resource.ts';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';

const ReplayDrawer = late(() => import('./ReplayDrawer.tsx'), { part: 'ReplayDrawer' });

const ReplaysTogetherDrawer = late(() => import('./ReplaysTogetherDrawer.tsx'), { part: 'ReplaysTogetherDrawer' });

const texts = defineTexts({
  ask: { zh: '新建查询', en: 'New query' },
  asked: { zh: '查询完成', en: 'The query is done' },
  view: { zh: '查看', en: 'View' },
  again: { zh: '重查', en: 'Ask again' },
  againAsk: { zh: '按相同的车辆和时间段重新查询，生成一条新记录？', en: 'Query the same vehicle and period again, as a new record?' },
});

const required = (field: FieldDefinition): FieldDefinition => ({ ...field, required: true });
const fields: Record<string, FieldDefinition> = {
  vehicleNumber: required(trackQueryQueryFields.vehicleNumber),
  plateColor: required(trackQueryQueryFields.plateColor),
  beginTime: required(trackQueryQueryFields.beginTime),
  endTime: required(trackQueryQueryFields.endTime),
  source: trackQueryQueryFields.source,
};

const ask = defineListAction<TrackQuery, TrackQueryInput>(trackQuery, {
  label: texts.ask,
  permission: 'track:query',
  primary: true,
  success: texts.asked,
  form: {
    fields,
    schema: trackQuerySchemas.query,
    columns: 2,
    width: 640,
    initial: () => ({ plateColor: '2', beginTime: `${nowText().slice(0, 10)} 00:00:00`, endTime: nowText() }),
  },
  run: (_rows, { input, context }) => trackQueryApi.query(input, context),
});

const together = defineListAction(trackQuery, {
  label: trackTexts.together,
  permission: 'track:view',
  needsSelection: true,
  dialog: ReplaysTogetherDrawer,
});

const rowActions = [
  defineAction(trackQuery, { label: texts.view, permission: 'track:view', dialog: ReplayDrawer }),
  defineAction(trackQuery, {
    label: texts.again,
    permission: 'track:query',
    confirm: askAbout(trackQuery, texts.againAsk),
    success: texts.asked,
    run: ({ noteId, vehicleNumber, plateColor, beginTime, endTime, source }, { context }) =>
      trackQueryApi.query(
        noteId === null
          ? { vehicleNumber: vehicleNumber ?? undefined, plateColor: plateColor ?? undefined, beginTime, endTime, source: source as never }
          : { noteId, source: source as never },
        context,
      ),
  }),
];

/** Tracks that were asked for, with what they came to. @source FRT-19, freight-domain F17 */
export default function TrackQueryListPage() {
  return (
    <ResourceList
      resource={trackQuery}
      search={['vehicleNumber', 'shippingNoteNumber', 'source', 'state', 'queryTime']}
      columns={[
        // What was asked for and what came of it, with its price; figures of the way behind them.
        'queryNo',
        { field: 'state', width: 96 },
        { field: 'vehicleNumber', width: 110 },
        { field: 'shippingNoteNumber', width: 180 },
        { field: 'mileage', width: 100 },
        { field: 'pointCount', width: 90 },
        { field: 'cost', width: 100 },
        'beginTime',
        'endTime',
        'source',
        'plateColor',
        'stopCount',
        'overSpeedCount',
        'maxGapMinutes',
        'queryBy',
        'queryTime',
        'failReason',
      ]}
      defaultSort={{ column: 'queryTime', order: 'desc' }}
      add={false}
      edit={false}
      remove={false}
      import={false}
      toolbar={[ask, together]}
      rowActions={rowActions}
    />
  );
}
