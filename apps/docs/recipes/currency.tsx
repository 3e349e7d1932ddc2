import { FieldProvider, FieldView } from '@tarmac/admin-kit/field';

const price = { kind: 'money', label: { zh: '价格', en: 'Price' }, currencyDisplay: 'symbol' } as const;

// The currency around is that of the app; a field of another currency names its own, which says how many decimals there are. Amounts are
// whole minor units. Without `currencyDisplay`, amounts of the app's currency stand alone, and others behind their code.
export default function Currency() {
  return (
    <FieldProvider currency="EUR">
      <p>
        <FieldView meta={price} name="price" row={{ price: 129_900 }} />
      </p>
      <p>
        <FieldView meta={{ ...price, currency: 'USD' }} name="price" row={{ price: 129_900 }} />
      </p>
      <p>
        <FieldView meta={{ ...price, currency: 'JPY' }} name="price" row={{ price: 12_990 }} />
      </p>
      <p>
        <FieldView meta={{ ...price, currency: 'KWD', currencyDisplay: 'code' }} name="price" row={{ price: 1_299_500 }} />
      </p>
    </FieldProvider>
  );
}
