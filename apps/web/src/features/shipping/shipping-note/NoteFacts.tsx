import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ShippingNote, shippingNoteFields as fields } from '@tarmac/freight-api/shipping';
import { Facts } from '../../../shared/pages/Facts.tsx';

/** Fields of a waybill at the head of a card about it, empty ones too; a fee that the reader may not see does not come, and is left out. */
export function NoteFacts({ note, names }: { note: ShippingNote; names: ReadonlyArray<keyof typeof fields> }) {
  const { localize } = useLocale();
  return (
    <Facts
      isBare
      facts={names
        .filter((name) => note[name] !== undefined)
        .map((name) => [localize(fields[name].label), <FieldView key={name} meta={fields[name]} name={name} row={{ ...note }} />])}
    />
  );
}
