import { StatusTag } from '@tarmac/admin-kit/input';
import { useDictionary } from '@tarmac/admin-kit/dictionary';
import type { ShippingNote } from '@tarmac/freight-api/shipping';

/** What an action is about, above its inputs: number, state, road, crew. */
export function NoteSummary({ row }: { row: ShippingNote }) {
  const statuses = useDictionary('note_status');
  return (
    <p className="m-0 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-2 text-ink-secondary">
      <strong className="text-ink">{row.shippingNoteNumber}</strong>
      <StatusTag tone={statuses.toneOf(row.noteStatus) ?? 'draft'}>{statuses.textOf(row.noteStatus)}</StatusTag>
      <span>
        {row.sendCity} → {row.receiveCity}
      </span>
      <span>{row.cargoName}</span>
      {row.driverName && (
        <span>
          {row.driverName} · {row.vehicleNumber}
        </span>
      )}
    </p>
  );
}
