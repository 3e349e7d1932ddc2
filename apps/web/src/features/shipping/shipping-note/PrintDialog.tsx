import { Dialog } from '@tarmac/admin-kit/dialog';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { type ActionDialogProps, FieldDescriptions } from '@tarmac/admin-kit/resource';
import { createShippingNoteQueries, type ShippingNote } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { client } from '../../../shared/session/session.ts';
import { GoodsTable } from './GoodsTable.tsx';
import { noteLabels } from './noteLabels.ts';
import { shippingNote } from './shippingNote.resource.ts';

const texts = defineTexts({
  signatures: { zh: '签字', en: 'Signatures' },
  consignorSigns: { zh: '发货人', en: 'Consignor' },
  driverSigns: { zh: '驾驶员', en: 'Driver' },
  consigneeSigns: { zh: '收货人', en: 'Consignee' },
  goods: { zh: '货物', en: 'Cargo' },
  parties: { zh: '当事人与车辆', en: 'Parties and vehicle' },
  road: { zh: '装卸货', en: 'Loading and unloading' },
});
const queries = createShippingNoteQueries(client);

/** What a waybill says on the road. No fees: the paper passes through everybody's hands. */
const parts: ReadonlyArray<readonly [title: LocalText, fields: ReadonlyArray<keyof typeof shippingNote.fields>]> = [
  [
    texts.parties,
    [
      'orderNo',
      'originalDocumentNumber',
      'shipperName',
      'carrierName',
      'actualCarrierName',
      'actualCarrierPermit',
      'driverName',
      'driverPhone',
      'vehicleNumber',
      'plateColor',
      'trailerNumber',
      'dispatchTime',
    ],
  ],
  [
    texts.road,
    [
      'sendName',
      'sendContact',
      'sendPhone',
      'sendCity',
      'sendDistrict',
      'sendAddress',
      'pickupTimeFrom',
      'pickupTimeTo',
      'loadTime',
      'receiveName',
      'receiveContact',
      'receivePhone',
      'receiveCity',
      'receiveDistrict',
      'receiveAddress',
      'unloadTime',
    ],
  ],
  [texts.goods, ['cargoName', 'cargoTypeCode', 'plannedWeight', 'loadWeight', 'unloadWeight', 'volume', 'pieces', 'remark']],
];
const signers = [texts.consignorSigns, texts.driverSigns, texts.consigneeSigns];

/** A waybill as it goes along on paper. Printed, or kept as a PDF, by the browser, which has every script at hand. @source freight-domain F02 打印运单 */
export default function PrintDialog({ rows, onOpenChange }: ActionDialogProps<ShippingNote, unknown>) {
  const { localize } = useLocale();
  const { data, error, isError, refetch } = useQuery(queries.print({ id: rows[0]!.id }));
  const note = data?.note;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={920}
      title={`${localize(shippingNote.label)} ${rows[0]!.shippingNoteNumber ?? ''}`}
      okText={localize(noteLabels.print)}
      okClose={false}
      okDisabled={note === undefined}
      onOk={() => window.print()}
    >
      {isError && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {note === undefined && !isError && <Skeleton rows={12} />}
      {note !== undefined && (
        // A sheet of paper is narrower than the window, and all of it is to stand on one.
        <div className="flex flex-col gap-4 print:[&_dl]:grid-cols-4!">
          {parts.map(([title, names]) => (
            <section key={title.zh} className="break-inside-avoid">
              <FieldDescriptions resource={shippingNote} row={note} names={names} columns={3} title={localize(title)} />
            </section>
          ))}
          {data!.goods.length > 0 && (
            <section aria-label={localize(noteLabels.goods)} className="break-inside-avoid">
              <GoodsTable goods={data!.goods} />
            </section>
          )}
          <section aria-label={localize(texts.signatures)} className="mt-4 flex break-inside-avoid gap-6">
            {signers.map((signer) => (
              <p key={signer.zh} className="m-0 flex-1 border-0 border-b border-solid border-line-strong pb-1 text-ink-secondary">
                {localize(signer)}
              </p>
            ))}
          </section>
        </div>
      )}
    </Dialog>
  );
}
