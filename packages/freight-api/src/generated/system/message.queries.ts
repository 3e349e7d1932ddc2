// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Message } from '../models.ts';
import type { MessageListQuery } from './message.ts';
import { createMessageApi } from './message.ts';
/** Questions of message as TanStack Query takes them. */
export const createMessageQueries = (transport: Transport) => {
  const api = createMessageApi(transport);
  return {
    /** 消息列表 · List: Message. Needs `message:list`. */
    list: (query: MessageListQuery = {}): QueryOptions<Page<Message>> => ({
      queryKey: ['message', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 消息详情 · Get: Message. Needs `message:list`. */
    get: (id: string): QueryOptions<Message> => ({ queryKey: ['message', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
