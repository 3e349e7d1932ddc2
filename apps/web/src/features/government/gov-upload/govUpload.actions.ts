import type { FieldDefinition } from '@tarmac/admin-kit/field';
import { localize } from '@tarmac/admin-kit/i18n';
import { defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import {
  type GovUpload,
  type GovUploadInput,
  govUploadSchemas,
  govUploadStates,
  govUploadStopFields,
} from '@tarmac/freight-api/government';
import { govUploadApi as api } from '../../../shared/api/govUploadApi.ts';
import { late } from '@tarmac/admin-kit/chunk';
import { ofOne } from '../../../shared/api/ofOne.ts';
import { preferences } from '../../../shared/session/session.ts';
import { CarrierPicker, CustomerPicker, DriverPicker, VehiclePicker } from '../../../shared/pickers/pickers.tsx';
import { subjectOf } from '../../../shared/lists/rowSubject.tsx';
import { govUpload } from './govUpload.resource.ts';
import { govUploadTexts as texts } from './govUploadTexts.ts';
import { NotePicker } from './NotePicker.ts';

const PayloadDrawer = late(() => import('./PayloadDrawer.tsx'), { part: 'PayloadDrawer' });
const QualityDrawer = late(() => import('./QualityDrawer.tsx'), { part: 'QualityDrawer' });

const may = (move: keyof typeof govUploadStates.moves) => (row: GovUpload) => canAdvance(govUploadStates, move, row.state);
const idsOf = (rows: readonly GovUpload[]) => rows.map(({ id }) => id);

type ObjectKind = GovUploadInput['type'];

const objects: Readonly<Record<ObjectKind, FieldDefinition>> = {
  driver: { kind: 'reference', label: texts.driver, picker: DriverPicker },
  vehicle: { kind: 'reference', label: texts.vehicle, picker: VehiclePicker },
  carrier: { kind: 'reference', label: texts.carrier, picker: CarrierPicker },
  customer: { kind: 'reference', label: texts.customer, picker: CustomerPicker },
  waybill: { kind: 'reference', label: texts.note, picker: NotePicker, help: texts.uploadHelp },
  fund: { kind: 'reference', label: texts.paidNote, picker: NotePicker },
};

const reason = { fields: govUploadStopFields, schema: govUploadSchemas.stop };

/** Actions of the toolbar. @source freight-domain F26 */
export const listActions = [
  defineListAction<GovUpload, Partial<Record<ObjectKind, string | null>>>(govUpload, {
    label: texts.upload,
    permission: 'gov:upload',
    primary: true,
    success: texts.queued,
    form: { fields: objects, width: 560 },
    run: async (_rows, { input: chosen }) => {
      const given = Object.entries(chosen).filter(([, id]) => Boolean(id)) as [ObjectKind, string][];
      if (given.length === 0) throw new Error(localize(texts.chooseOne, preferences.read().locale));
      for (const [type, id] of given) await ofOne(api.upload({ type, bizIds: [id] }));
    },
  }),
  defineListAction(govUpload, {
    label: texts.reupload,
    permission: 'gov:upload',
    needsSelection: true,
    when: may('reupload'),
    confirm: texts.reuploadAsk,
    success: texts.queued,
    run: (rows, { context }) => api.reupload({ ids: idsOf(rows) }, context),
  }),
  defineListAction<GovUpload, { reason: string }>(govUpload, {
    label: texts.stop,
    permission: 'gov:stop',
    needsSelection: true,
    danger: true,
    when: may('stop'),
    form: reason,
    run: (rows, { input: { reason: why }, context }) => api.stop({ ids: idsOf(rows), reason: why }, context),
  }),
  defineListAction(govUpload, {
    label: texts.quality,
    permission: 'gov:quality',
    dialog: QualityDrawer,
  }),
];

/** Actions on one upload. @source freight-domain F26 */
export const rowActions = [
  defineAction(govUpload, { label: texts.view, permission: 'gov:viewPayload', dialog: PayloadDrawer }),
  defineAction(govUpload, {
    label: texts.reupload,
    permission: 'gov:upload',
    when: may('reupload'),
    success: texts.queued,
    run: ({ id }, { context }) => ofOne(api.reupload({ ids: [id] }, context)),
  }),
  defineAction<GovUpload, { reason: string }>(govUpload, {
    label: texts.stop,
    permission: 'gov:stop',
    danger: true,
    when: may('stop'),
    form: { ...reason, intro: subjectOf(govUpload) },
    run: ({ id }, { input: { reason: why }, context }) => ofOne(api.stop({ ids: [id], reason: why }, context)),
  }),
];
