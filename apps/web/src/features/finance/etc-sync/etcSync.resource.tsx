import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import {
  createEtcSyncApi,
  createEtcSyncQueries,
  type EtcInvoice,
  etcInvoiceFields,
  type EtcSync,
  etcSyncFields,
} from '@tarmac/freight-api/finance';
import { withSums } from '../../../shared/api/withSums.ts';
import { CompanyPicker } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';

/** Calls of trips that are reported to the toll service. */
export const etcSyncApi = withSums(createEtcSyncApi(client));
/** Their questions. */
export const etcSyncQueries = createEtcSyncQueries(client);

/** Trips that are reported to the toll service. */
export const etcSync = defineResource<EtcSync>()({
  label: { zh: 'ETC同步', en: 'Toll report' },
  api: etcSyncApi,
  permission: 'etc',
  name: 'etcSync',
  titleField: 'shippingNoteNumber',
  listFields: ['state', 'noteId', 'shippingNoteNumber', 'endTime', 'simulated'],
  detailHead: { status: 'state', facts: ['vehicleNumber', 'tollAmount', 'taxAmount', 'startTime'] },
  fields: { ...etcSyncFields, companyId: field.reference(etcSyncFields.companyId, { picker: CompanyPicker }) },
});

/** The invoices of one trip, with what they come to. */
export const tollsOf = (syncId: string) =>
  defineResource<EtcInvoice>()({
    label: { zh: '通行费发票', en: 'Toll invoice' },
    api: { list: (query, options) => etcSyncApi.invoices({ ...query, syncId, sums: '1' }, options) },
    permission: 'etc',
    name: `etcSync/invoices/${syncId}`,
    titleField: 'invoiceNo',
    listFields: ['simulated'],
    fields: etcInvoiceFields,
  });
