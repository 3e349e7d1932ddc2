// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Contract, ContractFile, ContractTemplateChoice, ContractVerdict } from '../models.ts';
import type {
  ContractFileQuery,
  ContractListQuery,
  ContractOfCarrierQuery,
  ContractOfCustomerQuery,
  ContractOfNoteQuery,
  ContractStatusCountQuery,
  ContractVerifyQuery,
} from './contract.ts';
import { createContractApi } from './contract.ts';
/** Questions of contract as TanStack Query takes them. */
export const createContractQueries = (transport: Transport) => {
  const api = createContractApi(transport);
  return {
    /** 合同正文 · Text of a contract. Needs `contract:view`. */
    file: (query: ContractFileQuery): QueryOptions<ContractFile> => ({
      queryKey: ['contract', 'file', query],
      queryFn: ({ signal }) => api.file(query, { signal }),
    }),
    /** 合同列表 · List: Contract. Needs `contract:list`. */
    list: (query: ContractListQuery = {}): QueryOptions<Page<Contract>> => ({
      queryKey: ['contract', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 合同 · Contracts of carriers. Needs `carrier:contract`. */
    ofCarrier: (query: ContractOfCarrierQuery): QueryOptions<Page<Contract>> => ({
      queryKey: ['contract', 'ofCarrier', query],
      queryFn: ({ signal }) => api.ofCarrier(query, { signal }),
    }),
    /** 合同 · Contracts of customers. Needs `customer:contract`. */
    ofCustomer: (query: ContractOfCustomerQuery): QueryOptions<Page<Contract>> => ({
      queryKey: ['contract', 'ofCustomer', query],
      queryFn: ({ signal }) => api.ofCustomer(query, { signal }),
    }),
    /** 合同 · Contracts of a waybill. Needs `shipping:contract`. */
    ofNote: (query: ContractOfNoteQuery): QueryOptions<Page<Contract>> => ({
      queryKey: ['contract', 'ofNote', query],
      queryFn: ({ signal }) => api.ofNote(query, { signal }),
    }),
    /** 合同详情 · Get: Contract. Needs `contract:view`. */
    get: (id: string): QueryOptions<Contract> => ({ queryKey: ['contract', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `contract:list`. */
    statusCount: (query: ContractStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['contract', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
    /** 可选合同模板 · Templates to choose from. Needs `contract:add`. */
    templates: (): QueryOptions<ContractTemplateChoice[]> => ({ queryKey: ['contract', 'templates'], queryFn: ({ signal }) => api.templates({ signal }) }),
    /** 校验摘要与签名 · Check digest and signatures. Needs `contract:view`. */
    verify: (query: ContractVerifyQuery): QueryOptions<ContractVerdict> => ({
      queryKey: ['contract', 'verify', query],
      queryFn: ({ signal }) => api.verify(query, { signal }),
    }),
  };
};
