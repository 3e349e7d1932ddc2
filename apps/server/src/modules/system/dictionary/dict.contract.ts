import { contract, entity, integer, reference, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A dictionary: a code and, below it, the values it may take. @source DICT-04, jeecg-wire 3.5 */
export const Dict = entity('dict', {
  label: { zh: '数据字典', en: 'Dictionary' },
  required: {
    dictName: text({ zh: '字典名称', en: 'Name' }, { max: 100, filter: 'text', sortable: true }),
    dictCode: text({ zh: '字典编号', en: 'Code' }, { max: 64, filter: 'text', sortable: true }),
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
    dictId: reference('dict', { zh: '字典', en: 'Dictionary' }),
    itemText: text({ zh: '名称', en: 'Text' }, { max: 100, filter: 'text' }),
    itemValue: text({ zh: '数据值', en: 'Value' }, { max: 100, filter: 'text' }),
  },
  optional: {
    itemTextEn: text({ zh: '英文名称', en: 'English text' }, { max: 100 }),
    description: text({ zh: '描述', en: 'Description' }, { max: 255 }),
    sortOrder: integer({ zh: '排序', en: 'Order' }, { min: 1, max: 9999, sortable: true }),
    status: integer({ zh: '状态', en: 'State' }, { min: 0, max: 1, filter: 'equals', description: '1 in use, 0 not.' }),
  },
  computed: {},
});

const dict = standardEndpoints(Dict, 'dict');
const item = standardEndpoints(DictItem, 'dict');

/** @source DICT-04 */
export const dictContract = contract(
  '/sys/dict',
  { domain: 'system', name: 'dict', entity: Dict },
  {
    list: dict.list,
    queryById: dict.queryById,
    add: { ...dict.add, message: '保存成功！' },
    edit: { ...dict.edit, message: '编辑成功!' },
  },
);

/** @source DICT-04 */
export const dictItemContract = contract(
  '/sys/dictItem',
  { domain: 'system', name: 'dictItem', entity: DictItem },
  {
    list: item.list,
    queryById: item.queryById,
    add: { ...item.add, message: '保存成功！' },
    edit: { ...item.edit, message: '编辑成功!' },
    delete: item.delete,
  },
);
