import { RadioGroup } from '@tarmac/admin-kit/input';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { useTab } from '@tarmac/admin-kit/tabs';
import { PayableNoteList } from './PayableNoteList.tsx';
import { PaymentList } from './PaymentList.tsx';
import { paymentTexts as texts } from './paymentTexts.ts';

const payments = 'payments';

/** What is to be paid, and payments that need another step. `of=payments` of a link shows the latter. @source SHIP-09, freight-domain S08 */
export default function ShippingPayListPage() {
  const { localize } = useLocale();
  const { search, setSearch } = useTab();
  const shown = search.get('of') === payments ? payments : 'notes';
  return (
    <>
      <div className="mb-3 print:hidden">
        <RadioGroup
          aria-label={localize(texts.shown)}
          variant="buttons"
          value={shown}
          // The two lists are asked by different fields: nothing of the one is carried over to the other.
          onValueChange={(next) => setSearch(new URLSearchParams(next === payments ? { of: payments } : {}), 'push')}
          options={[
            { value: 'notes', label: localize(texts.ofNotes) },
            { value: payments, label: localize(texts.ofPayments) },
          ]}
        />
      </div>
      {shown === payments ? <PaymentList /> : <PayableNoteList />}
    </>
  );
}
