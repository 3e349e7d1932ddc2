import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, ListQuery, page } from '../../platform/contract/index.ts';

/** What the template's own calls wrap around an answer. @source jeecg-wire 4.10 */
const answer = <Result extends z.ZodType>(result: Result) =>
  z.object({ message: z.string(), result, status: z.literal(200), timestamp: z.int() });

/** A page as the template's lists read it. */
const pageOf = <Row extends z.ZodType>(row: Row) =>
  answer(z.object({ data: z.array(row), pageSize: z.int(), pageNo: z.int(), totalPage: z.int(), totalCount: z.int() }));

const text = z.string().nullable();
const list = { method: 'GET', query: ListQuery, content: 'raw' } as const;
/** What a role may do with one kind of rows. */
const RolePermission = z.object({
  roleId: z.string(),
  permissionId: z.string(),
  permissionName: z.string(),
  actions: z.string().meta({ description: 'JSON text of the next.' }),
  actionEntitySet: z.array(z.object({ action: z.string(), describe: z.string(), defaultCheck: z.boolean() })),
  actionList: z.null(),
  dataAccess: z.null(),
});
const Role = z.object({
  id: z.string(),
  name: text,
  describe: text,
  status: z.int(),
  creatorId: text,
  createTime: z.int(),
  deleted: z.int(),
  permissions: z.array(RolePermission),
});
const User = z.object({
  id: z.string(),
  name: text,
  username: text,
  status: z.int(),
  telephone: text,
  lastLoginIp: text,
  lastLoginTime: z.int().nullable(),
  creatorId: text,
  createTime: z.int(),
  merchantCode: text,
  deleted: z.int(),
  roleId: text,
});
const Permission = z.object({
  id: z.string(),
  name: z.string(),
  describe: z.string(),
  status: z.int(),
  actionData: z.string().meta({ description: 'JSON text of what may be done, with words.' }),
  sptDaTypes: z.null(),
  optionalFields: z.string(),
  parents: z.null(),
  type: z.null(),
  deleted: z.int(),
  actions: z.array(z.string()),
});
const Project = z.object({ id: z.string(), cover: text, title: text, description: text, status: text, updatedAt: text });
const Service = z.object({
  key: z.int(),
  no: z.string(),
  description: text,
  callNo: z.int(),
  status: z.int(),
  updatedAt: text,
  editable: z.boolean(),
});
const Task = z.object({
  taskId: z.string(),
  name: text,
  taskBeginTime: text,
  taskEndTime: text,
  principal: text,
  result: text,
});
const TreeRow = z.object({ id: z.string(), name: text, component: text, orderNum: z.number(), hasChildren: z.boolean() });
/** A division, with those below it. */
const Area = z
  .object({
    value: z.string(),
    label: z.string(),
    get children() {
      return z.array(Area).optional();
    },
  })
  .meta({ id: 'TemplateArea' });
/** One bar of a chart; the wire’s spelling. Each call fills its own fields. */
const Count = z.object({
  resultIndex: z.int(),
  year: text,
  yearcount: z.int().nullable(),
  month: text,
  monthcount: z.int().nullable(),
  classifyname: text,
  cntrnocount: z.int().nullable(),
  cabinetname: text,
  cabinetcocunt: z.int().nullable(),
});
const counts = (path: string, summary: { zh: string; en: string }) =>
  ({ method: 'GET', path: `/report/${path}`, permission: 'shipping:list', summary, reply: z.array(Count) }) as const;
const Activity = z.object({
  id: z.string(),
  user: z.object({ nickname: text, avatar: text }),
  project: z.object({ name: z.string(), action: z.string(), event: z.string() }),
  time: z.string(),
});

/** The calls of the template's own list and workplace pages, answered with what the product knows. @source GEN-02, GEN-05, jeecg-wire 4.10 */
export const templateContract = contract('/api', {
  about: { domain: 'system', name: 'template', alsoAt: ['/mock/api'] },
  endpoints: {
    role: { ...list, path: '/role', permission: 'role:list', summary: label('模板：角色列表', 'Template: roles'), reply: pageOf(Role) },
    user: { ...list, path: '/user', permission: 'user:list', summary: label('模板：用户列表', 'Template: users'), reply: pageOf(User) },
    userInfo: {
      method: 'GET',
      path: '/user/info',
      auth: 'session',
      summary: label('模板：当前用户', 'Template: the user'),
      content: 'raw',
      reply: answer(User.extend({ avatar: text, role: Role })),
    },
    permission: {
      ...list,
      path: '/permission',
      permission: 'permission:list',
      summary: label('模板：权限列表', 'Template: permissions'),
      reply: pageOf(Permission),
    },
    permissions: {
      method: 'GET',
      path: '/permission/no-pager',
      permission: 'permission:list',
      summary: label('模板：全部权限', 'Template: all permissions'),
      content: 'raw',
      reply: z.array(Permission),
    },
    service: {
      ...list,
      path: '/service',
      permission: 'demoForm:list',
      summary: label('模板：查询表格', 'Template: table'),
      reply: pageOf(Service),
    },
    projects: {
      ...list,
      path: '/list/search/projects',
      permission: 'order:list',
      summary: label('模板：项目', 'Template: projects'),
      reply: pageOf(Project),
    },
    activity: {
      method: 'GET',
      path: '/workplace/activity',
      permission: 'shipping:list',
      summary: label('模板：动态', 'Template: activity'),
      content: 'raw',
      reply: answer(z.array(Activity)),
    },
    radar: {
      method: 'GET',
      path: '/workplace/radar',
      permission: 'shipping:list',
      summary: label('模板：指数', 'Template: radar'),
      content: 'raw',
      reply: answer(z.array(z.object({ item: z.string(), 个人: z.int(), 团队: z.int(), 部门: z.int() }))),
    },
    tasks: {
      method: 'GET',
      path: '/task/process',
      permission: 'order:list',
      summary: label('模板：任务', 'Template: tasks'),
      query: ListQuery,
      reply: page(Task),
      code: 0,
    },
    tree: {
      method: 'GET',
      path: '/asynTreeList',
      permission: 'permission:list',
      summary: label('模板：异步树', 'Template: a tree that is read by levels'),
      query: z.object({ id: z.string().max(36).optional() }),
      reply: z.array(TreeRow),
    },
    area: {
      method: 'GET',
      path: '/area',
      auth: 'session',
      summary: label('模板：省市区', 'Template: divisions'),
      content: 'raw',
      reply: z.array(Area),
    },
    getYearCountInfo: counts('getYearCountInfo', label('模板：按年统计', 'Template: figures by year')),
    getMonthCountInfo: counts('getMonthCountInfo', label('模板：按月统计', 'Template: figures by month')),
    getCntrNoCountInfo: counts('getCntrNoCountInfo', label('模板：按货物统计', 'Template: figures by cargo')),
    getCabinetCountInfo: counts('getCabinetCountInfo', label('模板：按客户统计', 'Template: figures by customer')),
    teams: {
      method: 'GET',
      path: '/workplace/teams',
      auth: 'session',
      summary: label('模板：团队', 'Template: teams'),
      content: 'raw',
      reply: answer(z.array(z.object({ id: z.string(), name: z.string(), avatar: text }))),
    },
  },
});
