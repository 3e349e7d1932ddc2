import type { FieldDefinition } from '@tarmac/admin-kit/field';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import {
  type ShippingNote,
  shippingNoteEditWeightFields,
  shippingNoteReopenFields,
  shippingNoteResubmitReviewFields,
  shippingNoteSchemas as schemas,
  shippingNoteSignFields,
  shippingNoteSubmitCheckFields,
} from '@tarmac/freight-api/shipping';
import { NoteSummary } from '../NoteSummary.tsx';
import { PriceTrial } from '../PriceTrial.tsx';
import { shippingNote } from '../shippingNote.resource.ts';
import { documentKinds } from './documentKinds.ts';
import { Returned } from './Returned.tsx';

/** Above what is put right stands why it came back. */
const returned: ActionForm<ShippingNote>['intro'] = ([row]) => (
  <>
    <NoteSummary row={row!} />
    <Returned row={row!} />
  </>
);
const never = () => false;
const present = ([row]: readonly ShippingNote[]) => ({ ...row, noteId: row?.id });

const documentFields: Record<string, FieldDefinition> = Object.fromEntries(
  Object.entries(documentKinds).map(([kind, label]) => [kind, { ...shippingNoteSignFields.files, label }]),
);
const documentItems = Object.keys(documentFields).map((field) => ({ field, wide: true }));
/** Not typed in: which waybill the totals are asked for, and who pays it. */
const aboutNote = { noteId: { kind: 'text', label: shippingNote.label }, orderMode: shippingNote.fields.orderMode } as const;

const hidden = Object.keys(aboutNote).map((field) => ({ field, when: never }));

/** What the actions between signature and business review ask for. */
export const checkingForms = {
  supplement: { fields: documentFields, columns: 1, width: 560, intro: returned, layout: documentItems },
  editWeight: {
    schema: schemas.editWeight,
    fields: { ...shippingNoteEditWeightFields, ...aboutNote },
    columns: 2,
    width: 640,
    intro: returned,
    initial: present,
    layout: {
      groups: [
        {
          title: '',
          items: [
            ...hidden,
            'loadWeight',
            'unloadWeight',
            'loadTime',
            'departTime',
            'arriveTime',
            'unloadTime',
            'signTime',
            { field: 'reason', wide: true },
          ],
          footer: (values, row) => <PriceTrial values={values} before={row} asked={['loadWeight', 'unloadWeight']} shown="weights" />,
        },
      ],
    },
  },
  submitCheck: {
    schema: schemas.submitCheck,
    fields: { ...shippingNoteSubmitCheckFields, ...aboutNote },
    columns: 2,
    width: 640,
    intro: returned,
    initial: present,
    layout: {
      groups: [
        {
          title: '',
          items: [
            ...hidden,
            { field: 'agentFee', when: (values) => values['orderMode'] === '3' },
            'extraFee',
            'extraFeeRemark',
            'deduction',
            {
              field: 'deductionRemark',
              required: (values) => Number(values['deduction'] ?? 0) !== 0,
            },
          ],
          footer: (values, row) => (
            <PriceTrial values={values} before={row} asked={['extraFee', 'deduction', 'agentFee']} shown="freight" />
          ),
        },
      ],
    },
  },
  reopen: { schema: schemas.reopen, fields: shippingNoteReopenFields, intro: returned },
  resubmit: {
    fields: { ...shippingNoteResubmitReviewFields, ...documentFields },
    columns: 2,
    width: 640,
    intro: returned,
    initial: ([row]) => ({ ...row, reason: '' }),
    layout: [
      { field: 'reason', wide: true },
      'loadTime',
      'departTime',
      'arriveTime',
      'unloadTime',
      'signTime',
      'loadSlipNo',
      'unloadSlipNo',
      'receiptNo',
      ...documentItems,
    ],
  },
} satisfies Readonly<Record<string, ActionForm<ShippingNote>>>;
