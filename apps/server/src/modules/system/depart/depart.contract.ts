import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dict, entity, integer, longText, reference, standardEndpoints, text } from '../../../platform/contract/index.ts';
import { User } from '../user/user.contract.ts';

const parent = reference('depart', {
  label: label('上级部门', 'Parent'),
  options: {
    description: 'Id of the parent; empty for a root. It is chosen once: codes of departments stand in the rows that their people made.',
  },
});

/** A unit of the organisation: a company, a department or a post. @source SYS-05, jeecg-wire 3.3, 3.20 */
export const Depart = entity('depart', {
  label: label('部门', 'Department'),
  required: { departName: text(label('机构/部门名称', 'Name'), { max: 100, filter: 'text', sortable: true }) },
  optional: {
    // Roots have the empty text here, which no id is.
    parentId: z
      .string()
      .regex(/^[0-9a-z-]{0,32}$/i)
      .meta(parent.meta() ?? {}),
    departNameEn: text(label('英文名', 'English name'), { max: 500 }),
    departNameAbbr: text(label('缩写', 'Short name'), { max: 500 }),
    departOrder: integer(label('排序', 'Sort order'), { max: 2_147_483_647, sortable: true }),
    description: longText(label('描述', 'Description'), { max: 500 }),
    orgCategory: dict('org_category', {
      label: label('机构类别', 'Kind of unit'),
      options: {
        codes: ['1', '2', '3'],
        description: 'A root is a company. A company stands below companies alone; below a post stands nothing.',
      },
    }),
    orgCode: text(label('机构编码', 'Code'), {
      max: 60,
      filter: 'text',
      sortable: true,
      description:
        'A letter and two digits for each level, the parent’s first. Made by the server below a parent, and for a root that names none. Without `parentId` a longer code finds its parent by its beginning.',
    }),
    mobile: text(label('手机号', 'Mobile'), { max: 32, pattern: /^[\d+\-() ]*$/ }),
    fax: text(label('传真', 'Fax'), { max: 32, pattern: /^[\d+\-() ]*$/ }),
    address: text(label('地址', 'Address'), { max: 100 }),
    memo: longText(label('备注', 'Remark'), { max: 500 }),
    status: dict('depart_status', { label: label('状态', 'Status'), options: { codes: ['0', '1'] } }),
  },
  computed: {
    orgType: text(label('机构级别', 'Level'), { max: 10, filter: 'equals', description: '`1` for a root, one more for each level.' }),
    delFlag: dict('del_flag', { label: label('删除状态', 'Deletion') }),
  },
  importColumns: [
    'departName',
    'departNameEn',
    'departOrder',
    'description',
    'orgCategory',
    { name: 'orgCode', caption: label('机构编码', 'Code'), required: true },
    'mobile',
    'fax',
    'address',
    'memo',
  ],
  exportColumns: ['departName', 'departNameEn', 'departOrder', 'description', 'orgCategory', 'orgCode', 'mobile', 'fax', 'address', 'memo'],
});

/** A department in a tree. */
export interface DepartNode {
  [field: string]: unknown;
  id: string;
  parentId: string;
  key: string;
  value: string;
  title: string;
  isLeaf: boolean;
  /** Null on leaves, and where children are not part of the answer. */
  children: DepartNode[] | null;
}

const DepartTreeReply = Depart.row
  .extend({
    parentId: z.string(),
    key: z.string(),
    value: z.string(),
    title: z.string(),
    isLeaf: z.boolean(),
    get children() {
      return z.array(DepartTreeReply as z.ZodType).nullable();
    },
  })
  .meta({ id: 'DepartTree' });

/** A department as tree selects take it. */
export interface DepartOption {
  key: string;
  value: string;
  title: string;
  children: DepartOption[];
}

const DepartOptionReply: z.ZodType<DepartOption> = z
  .object({
    key: z.string(),
    value: z.string(),
    title: z.string(),
    get children() {
      return z.array(DepartOptionReply);
    },
  })
  .meta({ id: 'DepartOption' });

const ParentPath = z.object({ parentIds: z.array(z.string()), parentMap: z.record(z.string(), Depart.row) });

const id = z.string().max(36);
const ids = z.string().max(40_000);
const keyWord = z.string().max(100);

/**
 * Departments. What forms need to choose one by is open to every session, within the departments that the person may see; all
 * else asks for a permission.
 *
 * @source SYS-05, jeecg-wire 3.3
 */
export const departContract = contract('/sys/sysDepart', {
  about: { domain: 'system', name: 'depart', entity: Depart },
  endpoints: {
    ...standardEndpoints(Depart, 'depart'),
    queryTreeList: {
      method: 'GET',
      path: '/queryTreeList',
      auth: 'session',
      summary: label('部门树', 'Tree of departments'),
      reply: z.array(DepartTreeReply),
    },
    queryDepartTreeSync: {
      method: 'GET',
      path: '/queryDepartTreeSync',
      auth: 'session',
      summary: label('下级部门', 'Departments right below one'),
      query: z.object({ pid: id.optional() }),
      reply: z.array(DepartTreeReply),
    },
    queryMyDeptTreeList: {
      method: 'GET',
      path: '/queryMyDeptTreeList',
      auth: 'session',
      summary: label('我负责的部门', 'Departments that the user leads'),
      reply: z.array(DepartTreeReply).nullable(),
    },
    queryIdTree: {
      method: 'GET',
      path: '/queryIdTree',
      auth: 'session',
      summary: label('部门选择树', 'Departments to choose from'),
      reply: z.array(DepartOptionReply),
    },
    searchBy: {
      method: 'GET',
      path: '/searchBy',
      auth: 'session',
      summary: label('搜索部门', 'Search departments'),
      query: z.object({ keyWord: keyWord.optional(), myDeptSearch: z.string().max(5).optional() }),
      reply: z.array(DepartTreeReply),
    },
    queryTreeByKeyWord: {
      method: 'GET',
      path: '/queryTreeByKeyWord',
      auth: 'session',
      summary: label('搜索部门和人员', 'Search departments and people'),
      query: z.object({ keyWord: keyWord.optional() }),
      reply: z.object({ userList: z.array(User.row), departList: z.array(DepartTreeReply) }),
    },
    listAll: {
      method: 'GET',
      path: '/listAll',
      auth: 'session',
      summary: label('全部部门', 'All departments, or those of some ids'),
      query: z.object({ id: ids.optional() }),
      reply: z.array(Depart.row),
    },
    getDepartName: {
      method: 'GET',
      path: '/getDepartName',
      auth: 'session',
      summary: label('按编码查询部门', 'One department by code'),
      query: z.object({ orgCode: z.string().max(64) }),
      reply: Depart.row.nullable(),
    },
    queryAllParentId: {
      method: 'GET',
      path: '/queryAllParentId',
      auth: 'session',
      summary: label('上级部门', 'The departments above some'),
      query: z.object({ departId: ids.optional(), orgCode: ids.optional() }),
      reply: z.record(z.string(), ParentPath),
    },
    getUsersByDepartId: {
      method: 'GET',
      path: '/getUsersByDepartId',
      auth: 'session',
      summary: label('部门人员', 'People of a department'),
      query: z.object({ id }),
      reply: z.array(User.row),
    },
  },
});
