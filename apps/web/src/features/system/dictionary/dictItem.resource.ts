import { defineResource } from '@tarmac/admin-kit/resource';
import { createDictItemApi, type DictItem, type DictItemAdd, dictItemFields } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';

const api = createDictItemApi(client);
const { dictId: _dictId, ...fields } = dictItemFields;

/** The values of one dictionary: what is added belongs to it. @source SYS-06 */
export const dictItemsOf = (dictId: string) =>
  defineResource<DictItem>()({
    label: { zh: '字典项', en: 'Item' },
    // Schemas ask for the dictionary, which no form shows.
    api: { ...api, schemas: {}, add: (body: Omit<DictItemAdd, 'dictId'>, options) => api.add({ ...body, dictId }, options) },
    permission: 'dict',
    name: 'dictItem',
    fields,
  });
