// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, Transport } from '../../transport.ts';
import type { InvoiceIssueResult } from '../models.ts';
export type { InvoiceIssueResult } from '../models.ts';
/** Query of `issueResult`. */
export type TaxFileIssueResultQuery = {
  mode: 'good' | 'all';
};
/** Query of `issueSheet`. */
export type TaxFileIssueSheetQuery = {
  ids?: string;
  companyId?: string;
};
/** Calls of taxFile. */
export const createTaxFileApi = (transport: Transport) => ({
  /** 导入开票结果 · Take the results of the tax bureau. Needs `invoice:issue`. */
  issueResult: (query: TaxFileIssueResultQuery, form: FormData, options?: CallOptions) =>
    transport.request<InvoiceIssueResult>({ method: 'POST', path: `/hyinvoice/hyInvoice/issueResult`, query, body: form, content: 'upload', ...options }),
  /** 导出批量开票文件 · Sheet for the tax bureau. Needs `invoice:issue`. */
  issueSheet: (query: TaxFileIssueSheetQuery = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyinvoice/hyInvoice/issueSheet`, query, content: 'file', ...options }),
});
