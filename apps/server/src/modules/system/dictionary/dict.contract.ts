import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, Id, integer, numberCode, reference, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A dictionary: a code and, below it, the values it may take. @source DICT-04, jeecg-wire 3.5 */
export const Dict = entity('dict', {
  label: { zh: '数据字典', en: 'Dictionary' },
  required: {
    dictName: text({ zh: '字典名称', en: 'Name' }, { max: 100, filter: 'text', sortable: true }),
    dictCode: text(
      { zh: '字典编号', en: 'Code' },
      { max: 64, filter: 'text', sortable: true, unique: { table: 'sys_dict', column: 'dict_code' } },
    ),
  },
  optional: {
    dictNameEn: text({ zh: '英文名称', en: 'English name' }, { max: 100 }),
    description: text({ zh: '描述', en: 'Description' }, { max: 255 }),
    type: integer({ zh: '值类型', en: 'Kind of value' }, { min: 0, max: 1, description: '0 text, 1 number.' }),
  },
  computed: {
    isProtected: integer(
      { zh: '受保护', en: 'Protected' },
      { description: '1: rules depend on its codes; they are neither changed nor removed.' },
    ),
  },
});

/** One value of a dictionary with its text. @source DICT-04, jeecg-wire 3.5 */
export const DictItem = entity('dictItem', {
  label: { zh: '字典项', en: 'Dictionary item' },
  required: {
    dictId: reference('dict', { label: { zh: '字典', en: 'Dictionary' } }),
    itemText: text({ zh: '名称', en: 'Text' }, { max: 100, filter: 'text' }),
    itemValue: text({ zh: '数据值', en: 'Value' }, { max: 100, filter: 'text' }),
  },
  optional: {
    itemTextEn: text({ zh: '英文名称', en: 'English text' }, { max: 100 }),
    description: text({ zh: '描述', en: 'Description' }, { max: 255 }),
    sortOrder: integer({ zh: '排序', en: 'Sort order' }, { min: 1, max: 9999, sortable: true }),
    status: numberCode('dict_item_status', { label: { zh: '状态', en: 'Status' }, range: [0, 1], description: '1 in use, 0 not.' }),
  },
  computed: {},
});

const dict = standardEndpoints(Dict, 'dict');
const item = standardEndpoints(DictItem, 'dict');

const one = z.object({ id: Id });

/** Dictionaries, and the bin that removed ones lie in. @source DICT-04, SYS-06, jeecg-wire 3.5 */
export const dictContract = contract('/sys/dict', {
  about: { domain: 'system', name: 'dict', entity: Dict },
  endpoints: {
    list: dict.list,
    queryById: dict.queryById,
    add: { ...dict.add, message: '保存成功！' },
    edit: { ...dict.edit, message: '编辑成功!' },
    delete: dict.delete,
    deleteBatch: dict.deleteBatch,
    exportXls: dict.exportXls,
    importExcel: dict.importExcel,
    importTemplate: dict.importTemplate,
    treeList: {
      method: 'GET',
      path: '/treeList',
      permission: 'dict:list',
      summary: label('字典树', 'Dictionaries as a tree'),
      query: z.object({ dictName: z.string().max(100).optional() }),
      reply: z.array(Dict.row.extend({ key: z.string(), title: z.string() })),
    },
    deleteList: {
      method: 'GET',
      path: '/deleteList',
      permission: 'dict:delete',
      summary: label('字典回收站', 'Removed dictionaries'),
      reply: z.array(Dict.row),
    },
    back: {
      method: 'PUT',
      path: '/back/:id',
      permission: 'dict:delete',
      summary: label('字典取回', 'Bring a dictionary back'),
      params: one,
      reply: z.null(),
      message: '操作成功!',
      errors: ['NotFound'],
    },
    deletePhysic: {
      method: 'DELETE',
      path: '/deletePhysic/:id',
      permission: 'dict:deletePhysic',
      summary: label('彻底删除字典', 'Remove a dictionary for good'),
      params: one,
      reply: z.null(),
      message: '删除成功!',
      errors: ['NotFound'],
    },
  },
});

/** @source DICT-04, SYS-06 */
export const dictItemContract = contract('/sys/dictItem', {
  about: { domain: 'system', name: 'dictItem', entity: DictItem },
  endpoints: {
    list: item.list,
    queryById: item.queryById,
    add: { ...item.add, message: '保存成功！' },
    edit: { ...item.edit, message: '编辑成功!' },
    delete: item.delete,
    deleteBatch: item.deleteBatch,
    dictItemCheck: {
      method: 'GET',
      path: '/dictItemCheck',
      permission: 'dict:list',
      summary: label('校验字典项值', 'Check that a value is free in its dictionary'),
      query: z.object({ dictId: Id, itemValue: z.string().max(100), id: z.string().max(36).optional() }),
      reply: z.null(),
      message: '该值可用！',
    },
  },
});
