// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { ContractTemplate, TemplatePlace } from '../models.ts';
import type { ContractTemplateListQuery } from './contractTemplate.ts';
import { createContractTemplateApi } from './contractTemplate.ts';
/** Questions of contractTemplate as TanStack Query takes them. */
export const createContractTemplateQueries = (transport: Transport) => {
  const api = createContractTemplateApi(transport);
  return {
    /** 合同模板列表 · List: Contract template. Needs `contract:template`. */
    list: (query: ContractTemplateListQuery = {}): QueryOptions<Page<ContractTemplate>> => ({
      queryKey: ['contractTemplate', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 模板占位符 · Places that a template may name. Needs `contract:template`. */
    placeholders: (): QueryOptions<TemplatePlace[]> => ({
      queryKey: ['contractTemplate', 'placeholders'],
      queryFn: ({ signal }) => api.placeholders({ signal }),
    }),
    /** 合同模板详情 · Get: Contract template. Needs `contract:template`. */
    get: (id: string): QueryOptions<ContractTemplate> => ({ queryKey: ['contractTemplate', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
