import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../../platform/contract/index.ts';
import { DictModel } from './dictModel.ts';

const code = z.string().max(200);

/** Look-ups of coded values. @source DICT-01 to DICT-03, jeecg-wire 4.6 */
export const dictionaryContract = contract('/sys/dict', {
  about: { domain: 'system', name: 'dictionary' },
  endpoints: {
    queryAllDictItems: {
      method: 'GET',
      path: '/queryAllDictItems',
      auth: 'session',
      summary: label('全部字典', 'All dictionaries'),
      reply: z.record(z.string(), z.array(DictModel)),
    },
    refleshCache: {
      method: ['GET', 'POST'],
      path: '/refleshCache',
      permission: 'dict:refreshCache',
      summary: label('刷新字典缓存', 'Forget cached dictionaries'),
      reply: z.null(),
      message: '刷新缓存完成！',
    },
    getDictItems: {
      method: 'GET',
      path: '/getDictItems/:dictCode',
      auth: 'session',
      summary: label('字典项', 'Items of a dictionary'),
      params: z.object({ dictCode: code }),
      reply: z.array(DictModel),
    },
    getDictText: {
      method: 'GET',
      path: '/getDictText/:dictCode/:key',
      auth: 'session',
      summary: label('字典文本', 'Text of a coded value'),
      params: z.object({ dictCode: code, key: z.string().max(200) }),
      reply: z.string(),
    },
    loadDict: {
      method: 'GET',
      path: '/loadDict/:dictCode',
      auth: 'session',
      summary: label('搜索字典', 'Search a dictionary'),
      params: z.object({ dictCode: code }),
      query: z.object({ keyword: z.string().max(100).optional(), pageSize: z.coerce.number().int().min(1).max(100).optional() }),
      reply: z.array(DictModel),
    },
    loadDictItem: {
      method: 'GET',
      path: '/loadDictItem/:dictCode',
      auth: 'session',
      summary: label('字典值对应文本', 'Texts of values'),
      params: z.object({ dictCode: code }),
      query: z.object({ key: z.string().max(4000), delNotExist: z.string().max(5).optional() }),
      reply: z.array(z.string()),
    },
  },
});

/** Checks of single values on behalf of a form. @source VAL-02, jeecg-wire 4.7 */
export const checkContract = contract('/sys', {
  about: { domain: 'system', name: 'check' },
  endpoints: {
    duplicate: {
      method: 'GET',
      path: '/duplicate/check',
      auth: 'session',
      summary: label('唯一性校验', 'Check that a value is free'),
      query: z.object({
        tableName: z.string().max(64),
        fieldName: z.string().max(64),
        fieldVal: z.string().max(200),
        dataId: z.string().max(36).optional(),
        withinVal: z.string().max(200).optional().meta({
          description: 'Of the field that must be the same, too, for a value to be taken, such as the colour of a plate; absent: any.',
        }),
      }),
      reply: z.null(),
      message: '该值可用！',
    },
  },
});
