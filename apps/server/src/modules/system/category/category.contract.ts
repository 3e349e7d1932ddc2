import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, ListQuery, reference, standardEndpoints, text } from '../../../platform/contract/index.ts';
import { DictModel } from '../dictionary/dictModel.ts';

/** A node of a category tree. The captions are those of the sheets that JeecgBoot writes. @source SYS-12, jeecg-wire 3.6, 3.20 */
export const Category = entity('category', {
  label: label('分类字典', 'Category'),
  required: { name: text(label('类型名称', 'Name'), { max: 100, filter: 'text', sortable: true }) },
  optional: {
    pid: reference('category', {
      label: label('父级节点', 'Parent'),
      options: { description: 'Id of the parent; `0` or absent for a root.' },
    }),
    code: text(label('类型编码', 'Code'), {
      max: 60,
      filter: 'text',
      sortable: true,
      description:
        'A letter and two digits for each level, the parent’s first. Made by the server below a parent, and for a root that names none. Without `pid` a longer code finds its parent by its beginning.',
    }),
  },
  computed: { hasChild: text(label('是否有子节点(1:有)', 'Has children (1: yes)'), { max: 1 }) },
  importColumns: ['name', 'code'],
  exportColumns: ['name', 'code', 'hasChild'],
});

/** A node as tree controls take it. The mark of a leaf is `leaf`, not `isLeaf`. */
export interface TreeSelect {
  key: string;
  title: string;
  leaf: boolean;
  icon: string | null;
  parentId: string;
  value: string;
  code: string;
  /** Null where children are not part of the answer. */
  children: TreeSelect[] | null;
}

const TreeSelectReply: z.ZodType<TreeSelect> = z
  .object({
    key: z.string(),
    title: z.string(),
    leaf: z.boolean(),
    icon: z.string().nullable(),
    parentId: z.string(),
    value: z.string(),
    code: z.string(),
    get children() {
      return z.array(TreeSelectReply).nullable();
    },
  })
  .meta({ id: 'TreeSelect' });

const columnName = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

const standard = standardEndpoints(Category, 'category');
const pid = z.string().max(36);
const code = z.string().max(60);
const ids = z.string().max(4000);

/** Categories and their trees. @source SYS-12, DICT-05, jeecg-wire 3.6, 4.6 */
export const categoryContract = contract('/sys/category', {
  about: { domain: 'system', name: 'category', entity: Category },
  endpoints: {
    ...standard,
    rootList: {
      ...standard.list,
      path: '/rootList',
      summary: label('一级分类', 'Categories below a parent, in pages'),
      query: ListQuery.extend({ pid: pid.optional() }),
    },
    childList: {
      ...standard.list,
      path: '/childList',
      summary: label('子分类', 'All categories below a parent'),
      query: z.looseObject({ pid }),
      reply: z.array(Category.row),
    },
    getChildListBatch: {
      ...standard.list,
      path: '/getChildListBatch',
      summary: label('多个父级的子分类', 'Categories below several parents'),
      query: z.object({ parentIds: ids }),
    },
    checkCode: {
      method: 'GET',
      path: '/checkCode',
      auth: 'session',
      summary: label('校验分类编码', 'Check a code'),
      query: z.object({ pid: pid.optional(), code: code.optional() }),
      reply: z.null(),
    },
    loadOne: {
      method: 'GET',
      path: '/loadOne',
      auth: 'session',
      summary: label('按字段取一个分类', 'One category by id or code'),
      query: z.object({ field: z.enum(['id', 'code']), val: code }),
      reply: Category.row,
    },
    loadTreeRoot: {
      method: 'GET',
      path: '/loadTreeRoot',
      auth: 'session',
      summary: label('分类树的根', 'Roots of a tree'),
      query: z.object({ async: z.enum(['true', 'false']), pcode: code.optional() }),
      reply: z.array(TreeSelectReply),
    },
    loadTreeChildren: {
      method: 'GET',
      path: '/loadTreeChildren',
      auth: 'session',
      summary: label('分类树的下级', 'Children of a node'),
      query: z.object({ pid }),
      reply: z.array(TreeSelectReply),
    },
    loadTreeData: {
      method: 'GET',
      path: '/loadTreeData',
      auth: 'session',
      summary: label('分类树数据', 'Nodes below an id or a code'),
      query: z.object({ pid: pid.optional(), pcode: code.optional(), condition: z.string().max(1000).optional() }),
      reply: z.array(TreeSelectReply),
    },
    loadDictItem: {
      method: 'GET',
      path: '/loadDictItem',
      auth: 'session',
      summary: label('分类名称', 'Names of categories'),
      query: z.object({ ids, delNotExist: z.string().max(5).optional() }),
      reply: z.array(z.string()),
    },
    loadAllData: {
      method: 'GET',
      path: '/loadAllData',
      auth: 'session',
      summary: label('全部分类', 'Categories of a code, as options'),
      query: z.object({ code }),
      reply: z.array(DictModel),
    },
  },
});

/** Trees by the names of their table and columns, as a tree control of stock clients asks for them. @source DICT-05, jeecg-wire 4.6 */
export const treeLookupContract = contract('/sys/dict', {
  about: { domain: 'system', name: 'treeLookup' },
  endpoints: {
    loadTreeData: {
      method: 'GET',
      path: '/loadTreeData',
      auth: 'session',
      summary: label('树形下拉数据', 'Nodes of a tree control'),
      // Trees are registered like table dictionaries: nothing of this reaches the database as a name.
      query: z.object({
        tableName: z.string().regex(/^(?:online\.)?[a-z][a-z0-9_]{0,62}$/),
        text: columnName,
        code: columnName,
        pidField: columnName,
        hasChildField: z.union([z.literal(''), columnName]).optional(),
        pid,
        condition: z.string().max(1000).optional(),
      }),
      reply: z.array(TreeSelectReply),
    },
  },
});
