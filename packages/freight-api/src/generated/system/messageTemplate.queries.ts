// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { MessageTemplate } from '../models.ts';
import type { MessageTemplateListQuery } from './messageTemplate.ts';
import { createMessageTemplateApi } from './messageTemplate.ts';
/** Questions of messageTemplate as TanStack Query takes them. */
export const createMessageTemplateQueries = (transport: Transport) => {
  const api = createMessageTemplateApi(transport);
  return {
    /** 消息模板列表 · List: Message template. Needs `messageTemplate:list`. */
    list: (query: MessageTemplateListQuery = {}): QueryOptions<Page<MessageTemplate>> => ({
      queryKey: ['messageTemplate', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 消息模板详情 · Get: Message template. Needs `messageTemplate:list`. */
    get: (id: string): QueryOptions<MessageTemplate> => ({ queryKey: ['messageTemplate', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
