import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { createInsurancePolicyQueries, insurancePolicyFields as policyFields } from '@tarmac/freight-api/finance';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { client } from '../../../shared/session/session.ts';
import { NoteDocument, NoteDocuments } from './NoteDocuments.tsx';
import { NoteFacts } from './NoteFacts.tsx';

const queries = createInsurancePolicyQueries(client);
const hrefOf = (orderPolicyNo: string | null) =>
  `/wlhy/hyinsurance/HyInsurancePolicyList?orderPolicyNo=${encodeURIComponent(orderPolicyNo ?? '')}`;

/** How a waybill is insured: its state and premium, and its policies with the ways there. @source freight-domain F02 detail page */
export function NotePolicies({ note }: { note: ShippingNote }) {
  const can = useCan();
  return (
    <div className="flex flex-col gap-3">
      <NoteFacts note={note} names={['insuranceState', 'insuranceFee']} />
      {can('insurance:list') && <Policies noteId={note.id} />}
    </div>
  );
}

function Policies({ noteId }: { noteId: string }) {
  const { localize } = useLocale();
  const policies = useQuery(queries.list({ noteId, column: 'createTime', order: 'desc', pageSize: 20 }));
  if (policies.isPending) return <Skeleton rows={1} />;
  if (policies.isError) return <LoadProblem error={policies.error} onRetry={() => void policies.refetch()} />;
  if (policies.data.records.length === 0) return null;
  return (
    <NoteDocuments label={localize(policyFields.policyNumber.label)}>
      {policies.data.records.map(({ id, orderPolicyNo, policyNumber, state, premium }) => (
        <NoteDocument
          key={id}
          href={hrefOf(orderPolicyNo)}
          number={policyNumber ?? orderPolicyNo}
          amount={premium}
          state={<FieldView meta={policyFields.state} name="state" row={{ state }} />}
        />
      ))}
    </NoteDocuments>
  );
}
