import { type ActionDialogProps, ImportDialog } from '@tarmac/admin-kit/resource';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { weighSlip } from './weighSlip.ts';

/** Takes weights from a sheet. */
export default function SlipImport({ onOpenChange }: Pick<ActionDialogProps<ShippingNote, unknown>, 'onOpenChange'>) {
  return <ImportDialog resource={weighSlip} onOpenChange={onOpenChange} />;
}
