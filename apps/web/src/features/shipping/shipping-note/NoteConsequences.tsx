import { FieldView } from '@tarmac/admin-kit/field';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { type ShippingNote, shippingNoteFields, shippingNoteStates } from '@tarmac/freight-api/shipping';
import type { ReactNode } from 'react';
import { noteTexts as texts } from './noteTexts.ts';

interface NoteConsequencesProps {
  row: ShippingNote;
  /** Goods are on the vehicle, or have been. */
  isLoaded: boolean;
}

/** What follows when a waybill is taken back, as far as it concerns this one. @source freight-domain G11 */
export function NoteConsequences({ row, isLoaded }: NoteConsequencesProps) {
  const { localize } = useLocale();
  const figure = (name: 'prepaidAmount' | 'frozenAmount' | 'plannedWeight') => (
    <strong className="text-ink tabular-nums">
      <FieldView meta={shippingNoteFields[name]} name={name} row={{ [name]: row[name] }} /> {localize(shippingNoteFields[name].unit.symbol)}
    </strong>
  );
  const lines: Array<readonly [text: LocalText, about?: ReactNode]> = [
    ...(isLoaded ? [[texts.asksFirst] as const] : []),
    ...((row.prepaidAmount ?? 0) > 0 ? [[texts.prepaidFirst, figure('prepaidAmount')] as const] : []),
    ...((row.frozenAmount ?? 0) > 0 ? [[texts.freezeReleased, figure('frozenAmount')] as const] : []),
    ...(row.orderId === null ? [] : [[texts.backToOrder, figure('plannedWeight')] as const]),
    ...(row.driverId === null || row.noteStatus === shippingNoteStates.codes.unloaded
      ? []
      : [[texts.crewFree, `${row.driverName ?? ''} · ${row.vehicleNumber ?? ''}`] as const]),
    [texts.cannotUndo],
  ];
  return (
    <section aria-label={localize(texts.consequences)} className="mb-4 text-ink-secondary">
      <h3 className="m-0 mb-1 text-sm font-semibold text-ink">{localize(texts.consequences)}</h3>
      <ul className="m-0 flex list-disc flex-col gap-0.5 pl-5">
        {lines.map(([text, about]) => (
          <li key={text.zh}>
            {localize(text)} {about}
          </li>
        ))}
      </ul>
    </section>
  );
}
