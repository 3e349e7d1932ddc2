import { Empty, FileGallery, Steps, useUploadTransport } from '@tarmac/admin-kit/input';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { type DetailPart, ResourceDetailPage } from '@tarmac/admin-kit/resource';
import { useCan } from '@tarmac/admin-kit/permission';
import { useTab, useTabs } from '@tarmac/admin-kit/tabs';
import { createShippingNoteApi, type NoteDetail, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { late } from '@tarmac/admin-kit/chunk';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { noteServiceActions } from '../../../shared/service/noteServiceActions.ts';
import { session } from '../../../shared/session/session.ts';
import { kindLabel } from './checking/documentKinds.ts';
import { GoodsTable } from './GoodsTable.tsx';
import { NoteTimeline } from './NoteTimeline.tsx';
import { noteLabels } from './noteLabels.ts';
import { noteActions } from './shippingNote.actions.tsx';
import { shippingNote } from './shippingNote.resource.ts';

const texts = defineTexts({
  basics: { zh: '基本信息', en: 'Basics' },
  cargo: { zh: '货物', en: 'Cargo' },
  places: { zh: '装卸货', en: 'Loading and unloading' },
  documents: { zh: '单据', en: 'Documents' },
  noDocuments: { zh: '暂无单据', en: 'No documents yet' },
  fees: { zh: '费用', en: 'Fees' },
  money: { zh: '金额', en: 'Money' },
  adjusts: { zh: '费用调整', en: 'Fee adjustments' },
  bill: { zh: '账单', en: 'Bill' },
  invoices: { zh: '开票', en: 'Invoices' },
  insurance: { zh: '保险', en: 'Insurance' },
  tolls: { zh: 'ETC通行费', en: 'Tolls' },
  payee: { zh: '收款信息', en: 'Payee' },
  examination: { zh: '审核与备款', en: 'Examination and funds' },
  track: { zh: '轨迹', en: 'Track' },
  contract: { zh: '合同', en: 'Contract' },
  uploads: { zh: '监管上报', en: 'Government upload' },
  uploadRecords: { zh: '上传记录', en: 'Uploads' },
  timeline: { zh: '时间轴', en: 'Timeline' },
});
const NoteTrack = late(() => import('./NoteTrack.tsx'), { part: 'NoteTrack' });
const NoteAdjusts = late(() => import('./NoteAdjusts.tsx'), { part: 'NoteAdjusts' });
const NoteBill = late(() => import('./NoteBill.tsx'), { part: 'NoteBill' });
const NoteInvoices = late(() => import('./NoteInvoices.tsx'), { part: 'NoteInvoices' });
const NotePolicies = late(() => import('./NotePolicies.tsx'), { part: 'NotePolicies' });
const NoteTolls = late(() => import('./NoteTolls.tsx'), { part: 'NoteTolls' });
const NoteUploads = late(() => import('./NoteUploads.tsx'), { part: 'NoteUploads' });
const NoteContractPart = late(() => import('./NoteContractPart.tsx'));
// The page itself says what it could not read.
const api = createShippingNoteApi(quietClient);
const { codes } = shippingNoteStates;
const actions = [...noteActions, ...noteServiceActions(shippingNote)];
const milestones = [
  { until: codes.toAccept, label: { zh: '派车', en: 'Dispatched' } },
  { until: codes.toLoad, label: { zh: '接单', en: 'Accepted' } },
  { until: codes.loaded, label: { zh: '装货', en: 'Loaded' } },
  { until: codes.inTransit, label: { zh: '发车', en: 'Departed' } },
  { until: codes.unloaded, label: { zh: '卸货', en: 'Unloaded' } },
  { until: codes.signed, label: { zh: '签收', en: 'Signed' } },
  { until: codes.checked, label: { zh: '验收', en: 'Checked' } },
  { until: codes.examined, label: { zh: '审核', en: 'Reviewed' } },
  { until: codes.paid, label: { zh: '付款', en: 'Paid' } },
  { until: codes.invoiced, label: { zh: '开票', en: 'Invoiced' } },
];

const parts: ReadonlyArray<DetailPart<NoteDetail, keyof typeof shippingNote.fields>> = [
  {
    title: texts.basics,
    fields: [
      'orderNo',
      'orderMode',
      'originalDocumentNumber',
      'customerName',
      'shipperName',
      'agentName',
      'carrierName',
      'driverName',
      'driverPhone',
      'coDriverName',
      'vehicleNumber',
      'plateColor',
      'trailerNumber',
      'actualCarrierName',
      'dispatchTime',
      'acceptTime',
      'acceptDeadline',
      'createTime',
      'revokeCode',
      'revokeReason',
      'remark',
    ],
  },
  {
    title: texts.cargo,
    fields: [
      'cargoName',
      'cargoTypeCode',
      'businessTypeCode',
      'transportTypeCode',
      'plannedWeight',
      'volume',
      'pieces',
      'loadGross',
      'loadTare',
      'loadWeight',
      'unloadGross',
      'unloadTare',
      'unloadWeight',
      'lossWeight',
      'allowedLoss',
      'deductWeight',
      'settleWeight',
    ],
  },
  {
    title: texts.places,
    fields: [
      'sendName',
      'sendContact',
      'sendPhone',
      'sendProvince',
      'sendCity',
      'sendDistrict',
      'sendAddress',
      'pickupTimeFrom',
      'pickupTimeTo',
      'loadTime',
      'loadSlipNo',
      'receiveName',
      'receiveIdNo',
      'receiveContact',
      'receivePhone',
      'receiveProvince',
      'receiveCity',
      'receiveDistrict',
      'receiveAddress',
      'unloadTime',
      'unloadSlipNo',
      'departTime',
      'arriveTime',
      'signTime',
      'signBy',
      'distance',
      'trackDistance',
      'trackState',
      'abnormalFlags',
      'needReceipt',
      'receiptNo',
    ],
  },
  { title: noteLabels.goods, render: ({ goods }) => (goods.length > 0 ? <GoodsTable goods={goods} /> : <Empty />) },
  {
    title: texts.fees,
    fields: [
      'priceMode',
      'unitPrice',
      'customerUnitPrice',
      'serviceRate',
      'lossMode',
      'lossRate',
      'lossKg',
      'weightBasis',
      'lossDeduct',
      'lossPass',
      'roundMode',
      'feeCalcMode',
      'cargoPrice',
      'driverFeeRaw',
      'lossAmount',
      'extraFee',
      'extraFeeRemark',
      'deduction',
      'deductionRemark',
      'roundingAmount',
    ],
  },
  { title: texts.payee, fields: ['payeeType', 'payeeName', 'payeeCardNo', 'payeeBankName', 'payeeBy'] },
  {
    title: texts.examination,
    fields: [
      'businessReviewBy',
      'businessReviewTime',
      'examineState',
      'examineBy',
      'examineTime',
      'examineRemark',
      'fundTime',
      'fundReason',
      'netAmount',
      'taxRate',
      'taxAmount',
    ],
  },
  { title: texts.uploads, fields: ['uploadState', 'fundUploadState', 'uploadEnvironment'] },
  { title: texts.uploadRecords, render: ({ note }) => <NoteUploads noteId={note.id} /> },
  { title: texts.contract, render: ({ note }) => <NoteContractPart note={note} /> },
  { title: texts.timeline, place: 'rail', render: ({ note }) => <NoteTimeline note={note} /> },
  { title: texts.track, place: 'rail', render: ({ note }) => <NoteTrack note={note} mapClass="h-64" /> },
  { title: texts.documents, place: 'rail', render: ({ files }) => <Documents files={files} /> },
  {
    title: texts.money,
    place: 'rail',
    fields: [
      'driverFee',
      'serviceFee',
      'customerFee',
      'agentFee',
      'agentMargin',
      'feeTotal',
      'settleType',
      'termDays',
      'dueDate',
      'prepayAmount',
      'prepaidAmount',
      'prepayOffset',
      'taxWithheld',
      'frozenAmount',
      'payableAmount',
      'payState',
      'paidAmount',
      'openAmount',
      'payTime',
      'customerPaidAmount',
    ],
  },
  { title: texts.adjusts, place: 'rail', render: ({ note }) => <NoteAdjusts note={note} /> },
  { title: texts.bill, place: 'rail', render: ({ note }) => <NoteBill noteId={note.id} /> },
  { title: texts.invoices, place: 'rail', render: ({ note }) => <NoteInvoices noteId={note.id} /> },
  { title: texts.insurance, place: 'rail', render: ({ note }) => <NotePolicies note={note} /> },
  { title: texts.tolls, place: 'rail', render: ({ note }) => <NoteTolls note={note} /> },
];

/** What a part asks for beyond the waybill itself. */
const neededFor = new Map<LocalText | string, string>([
  [texts.track, 'shipping:track'],
  [texts.contract, 'shipping:contract'],
  [texts.uploadRecords, 'gov:list'],
  [texts.adjusts, 'adjust:list'],
  [texts.bill, 'bill:view'],
  [texts.invoices, 'requestBill:list'],
]);
/** Accounts of waybills are for staff. */
const isShown = ({ title }: { title: LocalText | string }) => title !== texts.bill || session.state().userType === '1';

/** Everything about one waybill. @source freight-domain F02 detail page */
export default function ShippingDetailPage() {
  const { tab, pathname, setTitle } = useTab();
  const { relocate } = useTabs();
  const can = useCan();
  return (
    <ResourceDetailPage
      resource={shippingNote}
      id={pathname.split('/').at(-1) ?? ''}
      load={(id, options) => api.detail({ id }, options)}
      rowOf={({ note }) => note}
      parts={parts.filter((part) => can(neededFor.get(part.title) ?? 'shipping:list') && isShown(part))}
      actions={actions}
      summary={({ note }) => <Progress noteStatus={note.noteStatus} />}
      onTitle={setTitle}
      onStep={(href) => relocate({ key: tab.key, href }, 'push')}
    />
  );
}

function Progress({ noteStatus }: { noteStatus: string | null }) {
  const { localize } = useLocale();
  const step = milestones.filter((milestone) => Number(noteStatus) >= Number(milestone.until)).length;
  if (noteStatus === codes.revoked) return null;
  return <Steps current={step} steps={milestones.map((milestone) => localize(milestone.label))} />;
}

function Documents({ files }: Pick<NoteDetail, 'files'>) {
  const { localize } = useLocale();
  const { urlOf } = useUploadTransport();
  if (files.length === 0) return <Empty>{localize(texts.noDocuments)}</Empty>;
  return (
    <FileGallery
      className="grid-cols-3"
      files={files.map(({ id, kind, path }) => ({ id, label: localize(kindLabel(kind)), url: urlOf(path) }))}
    />
  );
}
