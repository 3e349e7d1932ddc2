import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, ErrorState, Skeleton, Steps, useUploadTransport } from '@tarmac/admin-kit/input';
import { ActionHost, FieldDescriptions, RowActions } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { createShippingNoteQueries, type NoteDetail, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { defineTexts } from '../../../shared/defineTexts.ts';
import { client } from '../../../shared/session.ts';
import { NoteTimeline } from './NoteTimeline.tsx';
import { noteActions } from './shippingNote.actions.tsx';
import { shippingNote } from './shippingNote.resource.ts';

const texts = defineTexts({
  basics: { zh: '基本信息', en: 'Basics' },
  cargo: { zh: '货物', en: 'Cargo' },
  places: { zh: '装卸货', en: 'Loading and unloading' },
  documents: { zh: '单据', en: 'Documents' },
  noDocuments: { zh: '暂无单据', en: 'No documents yet' },
  fees: { zh: '费用', en: 'Fees' },
  payee: { zh: '收款信息', en: 'Payee' },
  timeline: { zh: '时间轴', en: 'Timeline' },
});
const queries = createShippingNoteQueries(client);
const { codes } = shippingNoteStates;
const milestones = [
  { until: codes.toAccept, label: { zh: '派车', en: 'Dispatched' } },
  { until: codes.toLoad, label: { zh: '接单', en: 'Accepted' } },
  { until: codes.loaded, label: { zh: '装货', en: 'Loaded' } },
  { until: codes.inTransit, label: { zh: '发车', en: 'Departed' } },
  { until: codes.unloaded, label: { zh: '卸货', en: 'Unloaded' } },
  { until: codes.signed, label: { zh: '签收', en: 'Signed' } },
  { until: codes.checked, label: { zh: '验收', en: 'Checked' } },
  { until: codes.examined, label: { zh: '审核', en: 'Examined' } },
  { until: codes.paid, label: { zh: '付款', en: 'Paid' } },
  { until: codes.invoiced, label: { zh: '开票', en: 'Invoiced' } },
];

/** Everything about one waybill. @source freight-domain F02 detail page */
export default function ShippingDetailPage() {
  const { pathname, setTitle } = useTab();
  const id = pathname.split('/').at(-1) ?? '';
  const detail = useQuery({ ...queries.detail({ id }), queryKey: [shippingNote.name, 'detail', id] });
  const number = detail.data?.note.shippingNoteNumber;
  useEffect(() => {
    if (number) setTitle(number);
  });
  if (detail.isPending) return <Skeleton rows={12} />;
  if (detail.isError) return <ErrorState onRetry={() => void detail.refetch()}>{detail.error.message}</ErrorState>;
  return <Detail detail={detail.data} />;
}

function Detail({ detail }: { detail: NoteDetail }) {
  const { localize } = useLocale();
  const { urlOf } = useUploadTransport();
  const { note, files } = detail;
  const step = milestones.filter((milestone) => Number(note.noteStatus) >= Number(milestone.until)).length;
  return (
    <ActionHost resource={shippingNote}>
      <div className="flex flex-col gap-gap">
        <Card>
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <h2 className="m-0 flex-1 text-lg font-semibold">{note.shippingNoteNumber}</h2>
            <RowActions row={note} actions={noteActions} />
          </div>
          {note.noteStatus !== codes.revoked && <Steps current={step} steps={milestones.map((milestone) => localize(milestone.label))} />}
        </Card>
        <Card>
          <FieldDescriptions
            resource={shippingNote}
            row={note}
            title={localize(texts.basics)}
            columns={4}
            names={[
              'noteStatus',
              'orderNo',
              'orderMode',
              'originalDocumentNumber',
              'customerName',
              'shipperName',
              'agentName',
              'carrierName',
              'driverName',
              'driverPhone',
              'vehicleNumber',
              'trailerNumber',
              'actualCarrierName',
              'dispatchTime',
              'acceptTime',
              'createTime',
            ]}
          />
        </Card>
        <Card>
          <FieldDescriptions
            resource={shippingNote}
            row={note}
            title={localize(texts.cargo)}
            columns={4}
            names={[
              'cargoName',
              'cargoTypeCode',
              'businessTypeCode',
              'plannedWeight',
              'loadWeight',
              'unloadWeight',
              'lossWeight',
              'settleWeight',
            ]}
          />
        </Card>
        <Card>
          <FieldDescriptions
            resource={shippingNote}
            row={note}
            title={localize(texts.places)}
            columns={4}
            names={[
              'sendName',
              'sendCity',
              'sendAddress',
              'loadTime',
              'receiveName',
              'receiveCity',
              'receiveAddress',
              'unloadTime',
              'departTime',
              'arriveTime',
              'signTime',
              'signBy',
              'distance',
              'trackState',
              'abnormalFlags',
              'receiptNo',
            ]}
          />
        </Card>
        <Card title={localize(texts.documents)}>
          {files.length === 0 && <Empty>{localize(texts.noDocuments)}</Empty>}
          <div className="grid grid-cols-2 gap-3 md:grid-cols-6">
            {files.map((file) => (
              <a key={file.id} href={urlOf(file.path)} target="_blank" rel="noopener">
                <img
                  src={urlOf(file.path)}
                  alt={file.kind}
                  className="aspect-square w-full rounded-md border border-solid border-line bg-sunken object-contain"
                />
              </a>
            ))}
          </div>
        </Card>
        <Card>
          <FieldDescriptions
            resource={shippingNote}
            row={note}
            title={localize(texts.fees)}
            columns={4}
            names={[
              'priceMode',
              'unitPrice',
              'driverFeeRaw',
              'lossAmount',
              'extraFee',
              'deduction',
              'roundingAmount',
              'driverFee',
              'serviceFee',
              'customerFee',
              'agentMargin',
              'feeTotal',
              'settleType',
              'dueDate',
              'frozenAmount',
              'payableAmount',
            ]}
          />
        </Card>
        <Card>
          <FieldDescriptions
            resource={shippingNote}
            row={note}
            title={localize(texts.payee)}
            columns={4}
            names={['payeeType', 'payeeName', 'payeeCardNo', 'payeeBankName', 'payState', 'paidAmount']}
          />
        </Card>
        <Card title={localize(texts.timeline)}>
          <NoteTimeline noteId={note.id} noteStatus={note.noteStatus} />
        </Card>
      </div>
    </ActionHost>
  );
}

function Card({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-solid border-line bg-surface p-4">
      {title !== undefined && <h2 className="m-0 mb-3 text-base font-semibold">{title}</h2>}
      {children}
    </section>
  );
}
