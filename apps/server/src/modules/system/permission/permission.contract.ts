import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  BatchResult,
  contract,
  dict,
  entity,
  integer,
  numberCode,
  reference,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';
import { mark } from './permission.fields.ts';

const parent = reference('permission', {
  label: label('上级菜单', 'Parent'),
  options: { description: 'Id of the entry above; empty for a first level.' },
});
const sortNo = integer(label('排序', 'Sort order'), { min: -1_000_000, max: 1_000_000, description: 'May have decimals, as 1.1.' });

/** An entry of the menu, or a button below one. @source SYS-04, jeecg-wire 3.4, 5.1 */
export const Permission = entity('permission', {
  label: label('菜单', 'Menu entry'),
  required: {
    name: text(label('菜单名称', 'Name'), { max: 100 }),
    menuType: numberCode('menu_type', {
      label: label('菜单类型', 'Kind'),
      range: [0, 2],
      description: '0 first level, 1 entry below, 2 button.',
    }),
  },
  optional: {
    // First levels have the empty text here, which no id is.
    parentId: z
      .string()
      .regex(/^[0-9a-z-]{0,32}$/i)
      .meta(parent.meta() ?? {}),
    nameEn: text(label('英文名称', 'English name'), { max: 100 }),
    url: text(label('菜单路径', 'Address'), {
      max: 500,
      description: 'A path of this product, an address that begins with http, or a template in double braces.',
    }),
    component: text(label('前端组件', 'Component'), { max: 255, description: 'Name under which the client keeps the page.' }),
    componentName: text(label('组件名称', 'Route name'), { max: 100 }),
    redirect: text(label('默认跳转地址', 'Redirect'), { max: 255, description: 'A path of this product.' }),
    perms: text(label('授权标识', 'Permission'), {
      max: 255,
      unique: { table: 'sys_permission', column: 'perms' },
      description: 'Several are joined by commas.',
    }),
    permsType: dict('global_perms_type', { label: label('授权策略', 'Policy'), options: { codes: ['1', '2'] } }),
    status: dict('valid_status', { label: label('状态', 'Status'), options: { codes: ['1', '0'] } }),
    icon: text(label('菜单图标', 'Icon'), { max: 100, pattern: /^[\w:-]*$/ }),
    sortNo: z.coerce
      .number()
      .min(-1_000_000)
      .max(1_000_000)
      .meta(sortNo.meta() ?? {}),
    route: mark(label('是否路由菜单', 'Makes a route')),
    hidden: mark(label('隐藏路由', 'Hidden')),
    keepAlive: mark(label('是否缓存路由', 'Kept alive')),
    alwaysShow: mark(label('聚合路由', 'Always shown')),
    internalOrExternal: mark(label('外部打开', 'Opens outside')),
    description: text(label('描述', 'Description'), { max: 255 }),
  },
  computed: {
    leaf: mark(label('叶子节点', 'Leaf')),
    ruleFlag: integer(label('数据规则', 'Data rules'), { description: '1 where the entry has data rules.' }),
    delFlag: integer(label('删除状态', 'Deletion')),
  },
});

/** An entry with what lies below it. */
export interface PermissionNode {
  [field: string]: unknown;
  id: string;
  parentId: string;
  key: string;
  title: string;
  leaf: boolean;
  isLeaf: boolean;
  /** Null on leaves; empty where children are not part of the answer. */
  children: PermissionNode[] | null;
}

const PermissionTreeReply = Permission.row
  .extend({
    parentId: z.string(),
    key: z.string(),
    title: z.string(),
    isLeaf: z.boolean(),
    get children() {
      return z.array(PermissionTreeReply as z.ZodType).nullable();
    },
  })
  .meta({ id: 'PermissionTree' });

/** An entry as trees of choices take it. */
export interface PermissionChoice {
  key: string;
  value: string;
  label: string | null;
  title: string | null;
  slotTitle: string | null;
  isLeaf: boolean;
  icon: string | null;
  /** Where it leads. */
  url: string | null;
  /** 1 where the entry has data rules. */
  ruleFlag: number;
  parentId: string;
  scopedSlots: { title: string };
  /** Whether the person may give it to others. */
  isHeld: boolean;
  children: PermissionChoice[];
}

const PermissionChoiceReply: z.ZodType<PermissionChoice> = z
  .object({
    key: z.string(),
    value: z.string(),
    label: z.string().nullable(),
    title: z.string().nullable(),
    slotTitle: z.string().nullable(),
    isLeaf: z.boolean(),
    icon: z.string().nullable(),
    url: z.string().nullable(),
    ruleFlag: z.int(),
    parentId: z.string(),
    scopedSlots: z.object({ title: z.string() }),
    isHeld: z.boolean(),
    get children() {
      return z.array(PermissionChoiceReply);
    },
  })
  .meta({ id: 'PermissionChoice' });

/** A tree of choices, and the ids of all that stand in it. */
export const PermissionChoices = z.object({ treeList: z.array(PermissionChoiceReply), ids: z.array(z.string()) });
const PermissionChoiceList = z.array(PermissionChoiceReply);

const { add, edit, delete: remove, deleteBatch } = standardEndpoints(Permission, 'permission');
const id = z.string().max(36);
const tree = { method: 'GET', permission: 'permission:list', reply: z.array(PermissionTreeReply) } as const;

/** Menus and buttons. @source SYS-04, SYS-20, jeecg-wire 3.4 */
export const permissionContract = contract('/sys/permission', {
  about: { domain: 'system', name: 'permission', entity: Permission },
  endpoints: {
    list: { ...tree, path: '/list', summary: label('菜单列表', 'All menus and buttons') },
    getSystemMenuList: { ...tree, path: '/getSystemMenuList', summary: label('一级菜单', 'Menus of the first level') },
    getSystemSubmenu: {
      ...tree,
      path: '/getSystemSubmenu',
      summary: label('子菜单', 'What lies right below a menu'),
      query: z.object({ parentId: id }),
    },
    getSystemSubmenuBatch: {
      ...tree,
      path: '/getSystemSubmenuBatch',
      summary: label('多个菜单的子菜单', 'What lies right below several menus'),
      query: z.object({ parentIds: z.string().max(40_000) }),
      reply: z.record(z.string(), z.array(PermissionTreeReply)),
    },
    queryTreeList: {
      method: 'GET',
      path: '/queryTreeList',
      permission: 'permission:list',
      summary: label('菜单选择树', 'Menus to choose from'),
      reply: PermissionChoices,
    },
    queryListAsync: {
      method: 'GET',
      path: '/queryListAsync',
      permission: 'permission:list',
      summary: label('逐级菜单选择', 'Menus to choose from, level by level'),
      query: z.object({ pid: id.optional() }),
      reply: PermissionChoiceList,
    },
    add: { ...add, reply: z.object({ id: z.string(), version: z.int() }) },
    edit: { ...edit, reply: z.object({ id: z.string(), version: z.int() }) },
    delete: remove,
    deleteBatch: { ...deleteBatch, reply: BatchResult },
  },
});
