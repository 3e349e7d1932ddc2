// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { ExamineInput, ExamineResult, ExamineSheet, ExamineSheetInput, PayeeChoice, PayeeInput, RowKey, RowReason, ShippingNote } from '../models.ts';
export type { ExamineInput, ExamineResult, ExamineSheet, ExamineSheetInput, PayeeChoice, PayeeInput } from '../models.ts';
/** Query of `payees`. */
export type ExaminationPayeesQuery = {
  id: string;
};
const loadSchemas = () => import('./examination.schemas.ts');
/** What the calls of examination take, as schemas for forms; fetched when asked for. */
export const examinationSchemas = {
  /** Of `examine`. */
  examine: async () => (await loadSchemas()).examinationExamineInput,
  /** Of `examineSheet`. */
  examineSheet: async () => (await loadSchemas()).examinationExamineSheetInput,
  /** Of `remindFunds`. */
  remindFunds: async () => (await loadSchemas()).examinationRemindFundsInput,
  /** Of `setPayee`. */
  setPayee: async () => (await loadSchemas()).examinationSetPayeeInput,
  /** Of `unexamine`. */
  unexamine: async () => (await loadSchemas()).examinationUnexamineInput,
};
/** Calls of examination. */
export const createExaminationApi = (transport: Transport) => ({
  /** 财务审核 · Examine. Needs `shipping:examine`. Send an `idempotencyKey`. */
  examine: (body: ExamineInput, options?: CallOptions) =>
    transport.request<ExamineResult>({ method: 'PUT', path: `/shipping/hyShippingNote/examine`, body, ...options }),
  /** 财务审核预览 · What an examination comes to. Needs `shipping:examine`. */
  examineSheet: (body: ExamineSheetInput, options?: CallOptions) =>
    transport.request<ExamineSheet>({ method: 'POST', path: `/shipping/hyShippingNote/examineSheet`, body, ...options }),
  /** 可选收款人 · Cards that may be paid to. Needs `shipping:payee`. */
  payees: (query: ExaminationPayeesQuery, options?: CallOptions) =>
    transport.request<PayeeChoice[]>({ method: 'GET', path: `/shipping/hyShippingNote/payees`, query, ...options }),
  /** 提醒客户备款 · Ask the customer for money. Needs `pay:notice`. */
  remindFunds: (body: RowKey, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/remindFunds`, body, ...options }),
  /** 设置收款人 · Set the payee. Needs `shipping:payee`. */
  setPayee: (body: PayeeInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/setPayee`, body, ...options }),
  /** 撤回财务审核 · Take an examination back. Needs `shipping:unexamine`. Send an `idempotencyKey`. */
  unexamine: (body: RowReason, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/unexamine`, body, ...options }),
});
