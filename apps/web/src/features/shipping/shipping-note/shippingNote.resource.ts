import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createShippingNoteApi, type ShippingNote, shippingNoteFields } from '@tarmac/freight-api/shipping';
import { AgentPicker } from '../../../shared/pickers/pickers.tsx';
import { figureField } from '../../../shared/lists/figureField.ts';
import { routeFact } from '../../../shared/lists/routeFact.ts';
import { client } from '../../../shared/session/session.ts';
import { withOwnCustomer } from '../../../shared/session/ownCustomer.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { withSums } from '../../../shared/api/withSums.ts';
import { withEnvironment } from '../../../shared/review/withEnvironment.tsx';

/** Calls of waybills. */
export const noteApi = withSums(createShippingNoteApi(client));

/** One vehicle's carriage of goods under one order, from dispatch to bill. */
export const shippingNote = defineResource<ShippingNote>()({
  label: { zh: '运单', en: 'Waybill' },
  api: withLook<ShippingNote, typeof noteApi>(noteApi),
  permission: 'shipping',
  name: 'shippingNote',
  titleField: 'shippingNoteNumber',
  listFields: [
    'noteStatus',
    'revokeState',
    'revokeBy',
    'vehicleNumber',
    'driverName',
    'orderMode',
    'agentId',
    'dueFlag',
    'uploadEnvironment',
    'businessReviewState',
    'submitCheckBy',
    'businessReviewBy',
    'payeeBy',
    'payState',
  ],
  detailPath: '/shipping/detail/:id',
  detailHead: {
    status: 'noteStatus',
    facts: [routeFact, 'driverName', 'vehicleNumber', 'cargoName', 'settleWeight', 'feeTotal', 'driverFee'],
  },
  fields: {
    ...shippingNoteFields,
    customerId: withOwnCustomer(shippingNoteFields.customerId),
    agentId: field.reference(shippingNoteFields.agentId, { picker: AgentPicker }),
    uploadState: withEnvironment(shippingNoteFields.uploadState),
    figure: figureField,
    owed: { kind: 'flag', label: { zh: '应收未收', en: 'Owed' } },
  },
});

/** The size of its form, known before the form is there. */
export const noteFormSize = { formWidth: 920, formColumns: 2 } as const;

/** What waybills are searched by, in this order: as many as there is room for are in view at once, 展开 adds the others. @source freight-domain F02 */
export const noteSearch = {
  foremost: ['shippingNoteNumber', 'vehicleNumber', 'driverName', 'orderNo', 'originalDocumentNumber', 'noteStatus'],
  further: ['customerId', 'agentId', 'driverPhone', 'carrierId', 'sendCity', 'receiveCity', 'cargoName', 'settleType'],
  marks: ['revokeState', 'payState', 'dueFlag', 'owed', 'uploadState', 'trackState', 'abnormalFlags'],
  times: ['loadTime', 'unloadTime', 'signTime', 'createTime'],
} as const;
