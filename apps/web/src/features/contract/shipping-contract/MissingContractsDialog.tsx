import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineAction, defineListAction, defineResource } from '@tarmac/admin-kit/resource';
import { type Contract, createShippingNoteApi, type ShippingNote, shippingNoteFields } from '@tarmac/freight-api/shipping';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { contractApi } from '../../../shared/contract/contract.resource.ts';
import { contractTexts } from '../../../shared/contract/contractTexts.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { eachOf } from '../../../shared/api/eachOf.ts';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { lookBy } from '../../../shared/lists/reveal.tsx';
import { client } from '../../../shared/session/session.ts';
import { contract } from './contract.actions.tsx';

const texts = defineTexts({
  title: { zh: '补签司机运输协议', en: 'Make missing agreements with drivers' },
  note: {
    zh: '以下运单有司机但没有有效的运输协议。补签后协议立即发送给司机签署。',
    en: 'These waybills have a driver but no valid agreement. The agreement is sent to the driver once it is made.',
  },
});

const { list, get } = createShippingNoteApi(client);
const note = defineResource<ShippingNote>()({
  label: { zh: '运单', en: 'Waybill' },
  api: { list, get, look: lookBy<ShippingNote>(list) },
  permission: 'shipping',
  name: 'notesWithoutContract',
  titleField: 'shippingNoteNumber',
  fields: shippingNoteFields,
});

const permission = 'contract:send';
const supply = defineAction(note, {
  label: contractTexts.supply,
  permission,
  success: contractTexts.supplied,
  run: ({ id }, { context }) => contractApi.supply({ noteId: id }, context),
});
const supplyChosen = defineListAction(note, {
  label: contractTexts.supply,
  permission,
  primary: true,
  needsSelection: true,
  success: contractTexts.supplied,
  // A second try is refused: the waybill has its agreement by then.
  run: (rows) => eachOf(rows, ({ id }) => contractApi.supply({ noteId: id })),
});

/** Waybills whose driver has no agreement that holds, to make it for one or several. @source freight-domain S04 补签 */
export function MissingContractsDialog({ onOpenChange }: ActionDialogProps<Contract, unknown>) {
  const { localize } = useLocale();
  const cache = useQueryClient();
  useEffect(() => () => void cache.invalidateQueries({ queryKey: [contract.name] }), [cache]);
  return (
    <ListDrawer
      frame="dialog"
      title={localize(texts.title)}
      width={1040}
      note={localize(texts.note)}
      onOpenChange={onOpenChange}
      resource={note}
      filter={{ contractMissing: '1' }}
      search={['shippingNoteNumber', 'driverName', 'vehicleNumber']}
      columns={[
        { field: 'shippingNoteNumber', width: 190 },
        { field: 'noteStatus', width: 100 },
        { field: 'driverName', width: 100 },
        { field: 'vehicleNumber', width: 110 },
        { field: 'customerName', width: 200 },
        { field: 'contractState', width: 110 },
        { field: 'createTime', width: 160 },
      ]}
      toolbar={[supplyChosen]}
      rowActions={[supply]}
      add={false}
      edit={false}
      remove={false}
      import={false}
      export={false}
      storageId="notesWithoutContract"
    />
  );
}
