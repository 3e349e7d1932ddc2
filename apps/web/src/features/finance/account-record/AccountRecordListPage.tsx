import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, RadioGroup } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { defineListAction, ResourceList } from '@tarmac/admin-kit/resource';
import { useId, useMemo, useState } from 'react';
import { columnsOfRole, workOf } from '../../../shared/lists/columnsOfRole.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { RecordBalances, recordColumns, recordSearch, recordsOf, type RecordsOf } from '../../../shared/party/accountRecords.tsx';
import { CarrierPicker, CustomerPicker, DriverPicker } from '../../../shared/pickers/pickers.tsx';
import { session } from '../../../shared/session/session.ts';
import { StatementDialog } from './StatementDialog.tsx';
import { statementTexts } from './statementTexts.ts';

const texts = defineTexts({
  owner: { zh: '账户主体', en: 'Owner' },
  customer: { zh: '客户', en: 'Customer' },
  carrier: { zh: '承运商', en: 'Carrier' },
  driver: { zh: '司机', en: 'Driver' },
  choose: { zh: '请选择账户主体', en: 'Choose whose account it is' },
});

const pickers = { customer: CustomerPicker, carrier: CarrierPicker, driver: DriverPicker };
type Kind = keyof typeof pickers;
const kinds: readonly Kind[] = ['customer', 'carrier', 'driver'];
const own: RecordsOf = {};
/** Whose accounts a company's people see, by their kind of user. */
const ownKinds: Readonly<Record<string, Kind>> = { 2: 'customer', 3: 'carrier', 4: 'driver' };

/** What happened on an account: of the person's own company, or, for staff, of whom they choose. @source freight-domain A02 */
export default function AccountRecordListPage() {
  // Of the staff; others have a company.
  const isStaff = session.state().userType === '1';
  const [chosen, setChosen] = useState<RecordsOf>(isStaff ? { ownerType: 'customer' } : own);
  return (
    <>
      {isStaff && <OwnerChoice chosen={chosen} onChosenChange={setChosen} />}
      {isStaff && !chosen.ownerId ? <Nobody /> : <Records key={chosen.ownerId} owner={chosen} />}
    </>
  );
}

function Records({ owner }: { owner: RecordsOf }) {
  const can = useCan();
  const [records, toolbar] = useMemo(() => {
    const resource = recordsOf(owner);
    const statement = defineListAction(resource, {
      label: statementTexts.statement,
      permission: 'accountRecord:export',
      dialog: ({ onOpenChange }) => <StatementDialog owner={owner} onOpenChange={onOpenChange} />,
    });
    return [resource, [statement]] as const;
  }, [owner]);
  return (
    <ResourceList
      resource={records}
      search={recordSearch}
      columns={columnsOfRole(recordColumns(owner.ownerType ?? ownKinds[session.state().userType ?? '']), {
        reader: workOf(can),
        roles: {
          // Which payment a line is, with the number that the bank has.
          cashier: ['happenTime', 'biz', 'direction', 'amount', 'bizNo', 'shippingNoteNumber', 'summary'],
          // Whether the books agree.
          financeManager: ['happenTime', 'biz', 'direction', 'amount', 'balanceAfter', 'frozenAfter', 'accountName', 'bizNo', 'summary'],
        },
      })}
      toolbar={toolbar}
      summary={(list) => <RecordBalances owner={owner} list={list} />}
      defaultSort={null}
      selectable={false}
      view={false}
      storageId="accountRecordList"
    />
  );
}

function Nobody() {
  const { localize } = useLocale();
  return (
    <section className="mt-3 rounded-lg bg-surface p-6">
      <Empty>{localize(texts.choose)}</Empty>
    </section>
  );
}

function OwnerChoice({ chosen, onChosenChange }: { chosen: RecordsOf; onChosenChange: (owner: RecordsOf) => void }) {
  const { localize } = useLocale();
  const id = useId();
  const kind = chosen.ownerType ?? 'customer';
  const Picker = pickers[kind];
  return (
    <section aria-label={localize(texts.owner)} className="mb-3 flex flex-wrap items-center gap-3 rounded-lg bg-surface p-3 print:hidden">
      <RadioGroup
        aria-label={localize(texts.owner)}
        variant="buttons"
        value={kind}
        onValueChange={(next) => onChosenChange({ ownerType: next as Kind })}
        options={kinds.map((value) => ({ value, label: localize(texts[value]) }))}
      />
      <div className="w-full max-w-80">
        <Picker
          key={kind}
          id={id}
          aria-label={localize(texts[kind])}
          value={chosen.ownerId ?? null}
          onValueChange={(ownerId) => onChosenChange({ ownerType: kind, ...(ownerId ? { ownerId } : {}) })}
        />
      </div>
    </section>
  );
}
