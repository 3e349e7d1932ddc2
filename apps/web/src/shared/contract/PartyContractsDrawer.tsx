import { useLocale } from '@tarmac/admin-kit/i18n';
import { defineAction } from '@tarmac/admin-kit/resource';
import { expiring } from '../lists/expiry.tsx';
import { ListDrawer } from '../lists/ListDrawer.tsx';
import { contract, contractsOf } from './contract.resource.ts';
import { contractTexts as texts } from './contractTexts.ts';
import { ContractViewer } from './ContractViewer.tsx';

const view = defineAction(contract, {
  label: texts.view,
  permission: 'contract:view',
  dialog: ContractViewer,
});

/** The contracts of one customer or carrier. @source freight-domain F06 合同, F07 合同 */
export function PartyContractsDrawer({
  kind,
  partyId,
  name,
  onOpenChange,
}: {
  kind: keyof typeof contractsOf;
  partyId: string;
  name: string;
  onOpenChange: (open: boolean) => void;
}) {
  const { localize } = useLocale();
  return (
    <ListDrawer
      title={`${localize(texts.contracts)} · ${name}`}
      width={1060}
      onOpenChange={onOpenChange}
      resource={contractsOf[kind]}
      filter={{ partyId }}
      columns={[
        { field: 'contractNo', width: 190 },
        { field: 'contractType', width: 160 },
        { field: 'contractName', width: 200 },
        { field: 'state', width: 90 },
        { field: 'validFrom', width: 110 },
        expiring('validTo'),
        { field: 'signMode', width: 100 },
      ]}
      rowActions={[view]}
      selectable={false}
      storageId="contractsOfParty"
    />
  );
}
