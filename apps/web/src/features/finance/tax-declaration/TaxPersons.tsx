import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, ListStateContext, ResourceList } from '@tarmac/admin-kit/resource';
import type { TaxDeclaration } from '@tarmac/freight-api/finance';
import { useMemo } from 'react';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { ownVat } from './aboutTax.ts';
import { personsOf } from './taxDeclaration.resource.tsx';
import { taxTexts as texts } from './taxTexts.ts';

const name = { field: 'personName' as const, width: 140, pinned: 'start' as const };
const identity = [
  { field: 'personType' as const, width: 92 },
  { field: 'idNo' as const, width: 190 },
  { field: 'phone' as const, width: 130 },
];
const income = [
  { field: 'incomeAmount' as const, width: 120 },
  { field: 'noteCount' as const, width: 80 },
];
const exemption = [{ field: 'exemptReason' as const, width: 190 }];
const vat = [
  { field: 'vatRate' as const, width: 84 },
  { field: 'vatAmount' as const, width: 104 },
  { field: 'surtaxAmount' as const, width: 104 },
  { field: 'taxWithheld' as const, width: 112 },
  { field: 'rollingIncome' as const, width: 140 },
];
const incomeTax = [
  { field: 'cumulativeIncome' as const, width: 124 },
  { field: 'cumulativeDeduct' as const, width: 140 },
  { field: 'iitRate' as const, width: 84 },
  { field: 'iitAmount' as const, width: 104 },
  { field: 'taxWithheld' as const, width: 112 },
];
const difference = [
  { field: 'incomeDifference' as const, width: 112 },
  { field: 'taxDifference' as const, width: 112 },
];

/** What each kind says of a person; an identity report says who they are. */
const ofKind = {
  '1': [...identity, ...income],
  '2': [...income, ...exemption, ...identity],
  '3': [...income, ...vat, ...exemption, ...identity],
  '4': [...income, ...incomeTax, ...identity],
  '5': [{ field: 'vatAmount' as const, width: 104 }, ...identity],
} as const;

function usePersons({ id, taxKind, correctsId }: TaxDeclaration) {
  const resource = useMemo(() => personsOf(id), [id]);
  const shown = ofKind[(taxKind ?? '1') as keyof typeof ofKind];
  return {
    resource,
    // What a correction is about comes first.
    columns: [name, ...(correctsId === null ? [] : difference), ...shown, { field: 'remark' as const, width: 200 }, ...off(['paidAmount'])],
    card: { lines: [['idNo'], ['exemptReason']], figure: taxKind === ownVat ? 'vatAmount' : 'incomeAmount' },
    search: ['personName', 'personType', 'exemptFlag'] as const,
    defaultSort: { column: 'incomeAmount', order: 'desc' },
    selectable: false,
    numbered: false,
    storageId: `taxPersons${taxKind ?? ''}`,
  } as const;
}

/** The persons of a declaration, in its detail; filters and page are gone with it. */
export function TaxPersons({ row }: { row: TaxDeclaration }) {
  return (
    <ListStateContext value={null}>
      <ResourceList {...usePersons(row)} advanced={false} view={false} maxHeight="60vh" />
    </ListStateContext>
  );
}

/** The same in a drawer over the list. @source freight-domain F15 人员明细 */
export function TaxPersonsDrawer({ rows, onOpenChange }: ActionDialogProps<TaxDeclaration, unknown>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  return (
    <ListDrawer {...usePersons(row)} title={`${localize(texts.persons)} · ${row.batchNo ?? ''}`} width={1120} onOpenChange={onOpenChange} />
  );
}
