import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineListAction } from '@tarmac/admin-kit/resource';
import type { InsurancePolicy } from '@tarmac/freight-api/finance';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { useMemo } from 'react';
import { policyActions } from '../../../shared/insurance/policy.actions.ts';
import { policy, policyApi } from '../../../shared/insurance/policy.resource.tsx';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { type Buying, buyForm, quoteOf } from './buyInsuranceForm.tsx';
import { buyInsuranceTexts as texts } from './buyInsuranceTexts.ts';

const { toAccept, toLoad } = shippingNoteStates.codes;
const insurable: readonly (string | null)[] = [toAccept, toLoad];

/** The policies of a waybill, and the way to one more. @source SHIP-20, freight-domain G01, G02 */
export function NoteInsuranceDrawer({ rows, onOpenChange }: ActionDialogProps<ShippingNote, unknown>) {
  const { localize } = useLocale();
  const note = rows[0]!;
  const buy = useMemo(
    () =>
      defineListAction<InsurancePolicy, Buying>(policy, {
        label: texts.buy,
        primary: true,
        permission: 'insurance:buy',
        form: () => buyForm(note),
        success: texts.bought,
        run: async (_rows, { input, context }) => {
          // The premium that was shown is that of the same question.
          const { id, version } = await policyApi.quote(quoteOf(note.id, input));
          const { payer, startTime, insured, insuredIdNo, insuredPhone } = input;
          return policyApi.buy(
            { id, version, payer, startTime: startTime || null, insured, insuredIdNo, insuredPhone, agreed: input.agreed === '1' },
            context,
          );
        },
      }),
    [note],
  );
  return (
    <ListDrawer
      resource={policy}
      filter={{ noteId: note.id }}
      title={`${localize(texts.insurance)} · ${note.shippingNoteNumber ?? ''}`}
      width={1080}
      toolbar={insurable.includes(note.noteStatus) ? [buy] : []}
      columns={[
        { field: 'policyNumber', width: 230 },
        { field: 'state', width: 116 },
        { field: 'insuranceType', width: 110 },
        { field: 'insuranceCompanyName', width: 150 },
        { field: 'insuredAmount', width: 130 },
        { field: 'premium', width: 100 },
        { field: 'startTime', width: 166 },
        { field: 'endTime', width: 166 },
        { field: 'failReason', width: 180 },
        { field: 'claimApplyAmount', width: 110 },
        { field: 'claimAmount', width: 110 },
        { field: 'claimResult', width: 180 },
      ]}
      card={{ lines: [['insuranceCompanyName'], ['insuredAmount', 'premium'], ['startTime']], figure: 'premium' }}
      rowActions={policyActions}
      search={[]}
      selectable={false}
      numbered={false}
      import={false}
      export={false}
      storageId="notePolicies"
      onOpenChange={onOpenChange}
    />
  );
}
