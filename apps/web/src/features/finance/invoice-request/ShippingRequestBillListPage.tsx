import { useLocale } from '@tarmac/admin-kit/i18n';
import { RadioGroup } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { useTab } from '@tarmac/admin-kit/tabs';
import { isCustomer } from '../../../shared/session/ownCustomer.ts';
import { InvoiceableNoteList } from './InvoiceableNoteList.tsx';
import { InvoiceRequestList } from './InvoiceRequestList.tsx';
import { requestTexts as texts } from './invoiceRequestTexts.ts';

const requests = 'requests';

/**
 * What may be invoiced, and the requests for it. `of=requests` of a link shows the latter, and so does one that asks for a request; who may not
 * apply sees nothing else. @source SHIP-16, freight-domain S15
 */
export default function ShippingRequestBillListPage() {
  const { localize } = useLocale();
  const { search, setSearch } = useTab();
  const mayApply = useCan()('requestBill:apply');
  const isOfRequests = search.get('of') === requests || search.has('requestNo');
  if (!mayApply) return <InvoiceRequestList />;
  return (
    <>
      <div className="mb-3 print:hidden">
        <RadioGroup
          aria-label={localize(texts.shown)}
          variant="buttons"
          value={isOfRequests ? requests : 'notes'}
          // The two lists are asked by different fields: nothing of the one is carried over to the other.
          onValueChange={(next) => setSearch(new URLSearchParams(next === requests ? { of: requests } : {}), 'push')}
          options={[
            { value: 'notes', label: localize(texts.ofNotes) },
            { value: requests, label: localize(isCustomer() ? texts.ownRequests : texts.ofRequests) },
          ]}
        />
      </div>
      {isOfRequests ? <InvoiceRequestList /> : <InvoiceableNoteList />}
    </>
  );
}
