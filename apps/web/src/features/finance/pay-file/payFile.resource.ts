import { defineResource } from '@tarmac/admin-kit/resource';
import { createPayFileApi, type PayFile, payFileFields, type Payment, paymentFields } from '@tarmac/freight-api/finance';
import { withSums } from '../../../shared/api/withSums.ts';
import { client } from '../../../shared/session/session.ts';

/** Calls of payment files. */
export const payFileApi = createPayFileApi(client);

/** Files of payments for the web site of a bank. */
export const payFile = defineResource<PayFile>()({
  label: { zh: '付款文件', en: 'Payment file' },
  api: payFileApi,
  permission: 'payFile',
  name: 'payFile',
  titleField: 'fileNo',
  listFields: ['fileNo', 'state', 'itemCount', 'settledCount'],
  fields: payFileFields,
});

const { waiting, payments } = payFileApi;

/** Approved payments that are in no file yet. */
export const waitingPayment = defineResource<Payment>()({
  label: { zh: '待生成付款', en: 'Payment without a file' },
  api: withSums({ list: waiting }),
  permission: 'payFile',
  name: 'payFileWaiting',
  titleField: 'paymentNo',
  listFields: ['amount'],
  fields: paymentFields,
});

/** The payments of one file. */
export const paymentsOf = (fileId: string) =>
  defineResource<Payment>()({
    label: { zh: '付款单', en: 'Payment' },
    api: { list: (query, options) => payments({ ...query, fileId }, options) },
    permission: 'payFile',
    name: `payFile/${fileId}`,
    titleField: 'paymentNo',
    fields: paymentFields,
  });
