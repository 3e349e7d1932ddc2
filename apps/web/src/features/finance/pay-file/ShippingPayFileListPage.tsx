import { useLocale } from '@tarmac/admin-kit/i18n';
import { RadioGroup } from '@tarmac/admin-kit/input';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { Note } from '../../../shared/pages/Note.tsx';
import { importResult, makeAll, makeChosen, payFileActions } from './payFile.actions.tsx';
import { payFile, waitingPayment } from './payFile.resource.ts';
import { payFileTexts as texts } from './payFileTexts.ts';

/** Payments that leave by files: those that wait for one, and the files with their results. @source BANK-03, freight-domain 7 */
export default function ShippingPayFileListPage() {
  const { localize } = useLocale();
  const { search, setSearch } = useTab();
  const shown = search.get('of') === 'files' ? 'files' : 'waiting';
  return (
    <>
      <Note>{localize(texts.note)}</Note>
      <div className="mb-3 print:hidden">
        <RadioGroup
          aria-label={localize(texts.shown)}
          variant="buttons"
          value={shown}
          // The two lists are asked by different fields: nothing of the one is carried over to the other.
          onValueChange={(next) => setSearch(new URLSearchParams(next === 'files' ? { of: 'files' } : {}), 'push')}
          options={(['waiting', 'files'] as const).map((value) => ({ value, label: localize(texts[value]) }))}
        />
      </div>
      {shown === 'files' ? <FileList /> : <WaitingList />}
    </>
  );
}

const WaitingList = () => (
  <ResourceList
    resource={waitingPayment}
    search={['paymentNo', 'shippingNoteNumber', 'payeeName', 'payKind', 'companyId', 'amount', 'approveTime']}
    columns={[
      { field: 'paymentNo', width: 160, pinned: 'start' },
      { field: 'payKind', width: 90 },
      { field: 'shippingNoteNumber', width: 172 },
      { field: 'payeeName', width: 110 },
      { field: 'payeeCardNo', width: 150 },
      { field: 'payeeBankName', width: 130 },
      { field: 'amount', width: 126 },
      { field: 'accountName', width: 170 },
      { field: 'approveTime', width: 166 },
      { field: 'companyName', width: 200, hidden: true },
    ]}
    card={{ lines: [['shippingNoteNumber'], ['payeeName', 'payeeCardNo'], ['approveTime']], figure: 'amount' }}
    numbered={false}
    view={false}
    import={false}
    storageId="payFileWaiting"
    toolbar={[makeAll, makeChosen]}
  />
);

const FileList = () => (
  <ResourceList
    resource={payFile}
    search={['fileNo', 'fileFormat', 'state', 'accountName', 'createTime']}
    columns={[
      { field: 'fileNo', width: 160, pinned: 'start' },
      { field: 'state', width: 90 },
      { field: 'fileFormat', width: 190 },
      { field: 'bankName', width: 130 },
      { field: 'accountName', width: 220 },
      { field: 'itemCount', width: 90 },
      { field: 'settledCount', width: 90 },
      { field: 'amount', width: 130 },
      { field: 'createTime', width: 166 },
      { field: 'createBy', width: 100 },
    ]}
    card={{ lines: [['accountName'], ['createTime']], figure: 'amount' }}
    numbered={false}
    import={false}
    storageId="payFiles"
    toolbar={[importResult]}
    rowActions={payFileActions}
  />
);
