// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Page, Transport } from '../../transport.ts';
import type { TemplateArea } from '../models.ts';
export type { TemplateArea } from '../models.ts';
/** Query of `permission`. */
export type TemplatePermissionQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
};
/** Query of `projects`. */
export type TemplateProjectsQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
};
/** Query of `role`. */
export type TemplateRoleQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
};
/** Query of `service`. */
export type TemplateServiceQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
};
/** Query of `tasks`. */
export type TemplateTasksQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
};
/** Query of `tree`. */
export type TemplateTreeQuery = {
  id?: string;
};
/** Query of `user`. */
export type TemplateUserQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
};
/** Calls of template. */
export const createTemplateApi = (transport: Transport) => ({
  /** 模板：动态 · Template: activity. Needs `shipping:list`. */
  activity: (options?: CallOptions) =>
    transport.request<{
      message: string;
      result: {
        id: string;
        user: {
          nickname: string | null;
          avatar: string | null;
        };
        project: {
          name: string;
          action: string;
          event: string;
        };
        time: string;
      }[];
      status: 200;
      timestamp: number;
    }>({ method: 'GET', path: `/api/workplace/activity`, content: 'raw', ...options }),
  /** 模板：省市区 · Template: divisions. Needs `session`. */
  area: (options?: CallOptions) => transport.request<TemplateArea[]>({ method: 'GET', path: `/api/area`, content: 'raw', ...options }),
  /** 模板：按客户统计 · Template: figures by customer. Needs `shipping:list`. */
  getCabinetCountInfo: (options?: CallOptions) =>
    transport.request<
      {
        resultIndex: number;
        year: string | null;
        yearcount: number | null;
        month: string | null;
        monthcount: number | null;
        classifyname: string | null;
        cntrnocount: number | null;
        cabinetname: string | null;
        cabinetcocunt: number | null;
      }[]
    >({ method: 'GET', path: `/api/report/getCabinetCountInfo`, ...options }),
  /** 模板：按货物统计 · Template: figures by cargo. Needs `shipping:list`. */
  getCntrNoCountInfo: (options?: CallOptions) =>
    transport.request<
      {
        resultIndex: number;
        year: string | null;
        yearcount: number | null;
        month: string | null;
        monthcount: number | null;
        classifyname: string | null;
        cntrnocount: number | null;
        cabinetname: string | null;
        cabinetcocunt: number | null;
      }[]
    >({ method: 'GET', path: `/api/report/getCntrNoCountInfo`, ...options }),
  /** 模板：按月统计 · Template: figures by month. Needs `shipping:list`. */
  getMonthCountInfo: (options?: CallOptions) =>
    transport.request<
      {
        resultIndex: number;
        year: string | null;
        yearcount: number | null;
        month: string | null;
        monthcount: number | null;
        classifyname: string | null;
        cntrnocount: number | null;
        cabinetname: string | null;
        cabinetcocunt: number | null;
      }[]
    >({ method: 'GET', path: `/api/report/getMonthCountInfo`, ...options }),
  /** 模板：按年统计 · Template: figures by year. Needs `shipping:list`. */
  getYearCountInfo: (options?: CallOptions) =>
    transport.request<
      {
        resultIndex: number;
        year: string | null;
        yearcount: number | null;
        month: string | null;
        monthcount: number | null;
        classifyname: string | null;
        cntrnocount: number | null;
        cabinetname: string | null;
        cabinetcocunt: number | null;
      }[]
    >({ method: 'GET', path: `/api/report/getYearCountInfo`, ...options }),
  /** 模板：权限列表 · Template: permissions. Needs `permission:list`. */
  permission: (query: TemplatePermissionQuery = {}, options?: CallOptions) =>
    transport.request<{
      message: string;
      result: {
        data: {
          id: string;
          name: string;
          describe: string;
          status: number;
          /** JSON text of what may be done, with words. */
          actionData: string;
          sptDaTypes: null;
          optionalFields: string;
          parents: null;
          type: null;
          deleted: number;
          actions: string[];
        }[];
        pageSize: number;
        pageNo: number;
        totalPage: number;
        totalCount: number;
      };
      status: 200;
      timestamp: number;
    }>({ method: 'GET', path: `/api/permission`, query, content: 'raw', ...options }),
  /** 模板：全部权限 · Template: all permissions. Needs `permission:list`. */
  permissions: (options?: CallOptions) =>
    transport.request<
      {
        id: string;
        name: string;
        describe: string;
        status: number;
        /** JSON text of what may be done, with words. */
        actionData: string;
        sptDaTypes: null;
        optionalFields: string;
        parents: null;
        type: null;
        deleted: number;
        actions: string[];
      }[]
    >({ method: 'GET', path: `/api/permission/no-pager`, content: 'raw', ...options }),
  /** 模板：项目 · Template: projects. Needs `order:list`. */
  projects: (query: TemplateProjectsQuery = {}, options?: CallOptions) =>
    transport.request<{
      message: string;
      result: {
        data: {
          id: string;
          cover: string | null;
          title: string | null;
          description: string | null;
          status: string | null;
          updatedAt: string | null;
        }[];
        pageSize: number;
        pageNo: number;
        totalPage: number;
        totalCount: number;
      };
      status: 200;
      timestamp: number;
    }>({ method: 'GET', path: `/api/list/search/projects`, query, content: 'raw', ...options }),
  /** 模板：指数 · Template: radar. Needs `shipping:list`. */
  radar: (options?: CallOptions) =>
    transport.request<{
      message: string;
      result: {
        item: string;
        个人: number;
        团队: number;
        部门: number;
      }[];
      status: 200;
      timestamp: number;
    }>({ method: 'GET', path: `/api/workplace/radar`, content: 'raw', ...options }),
  /** 模板：角色列表 · Template: roles. Needs `role:list`. */
  role: (query: TemplateRoleQuery = {}, options?: CallOptions) =>
    transport.request<{
      message: string;
      result: {
        data: {
          id: string;
          name: string | null;
          describe: string | null;
          status: number;
          creatorId: string | null;
          createTime: number;
          deleted: number;
          permissions: {
            roleId: string;
            permissionId: string;
            permissionName: string;
            /** JSON text of the next. */
            actions: string;
            actionEntitySet: {
              action: string;
              describe: string;
              defaultCheck: boolean;
            }[];
            actionList: null;
            dataAccess: null;
          }[];
        }[];
        pageSize: number;
        pageNo: number;
        totalPage: number;
        totalCount: number;
      };
      status: 200;
      timestamp: number;
    }>({ method: 'GET', path: `/api/role`, query, content: 'raw', ...options }),
  /** 模板：查询表格 · Template: table. Needs `demoForm:list`. */
  service: (query: TemplateServiceQuery = {}, options?: CallOptions) =>
    transport.request<{
      message: string;
      result: {
        data: {
          key: number;
          no: string;
          description: string | null;
          callNo: number;
          status: number;
          updatedAt: string | null;
          editable: boolean;
        }[];
        pageSize: number;
        pageNo: number;
        totalPage: number;
        totalCount: number;
      };
      status: 200;
      timestamp: number;
    }>({ method: 'GET', path: `/api/service`, query, content: 'raw', ...options }),
  /** 模板：任务 · Template: tasks. Needs `order:list`. */
  tasks: (query: TemplateTasksQuery = {}, options?: CallOptions) =>
    transport.request<
      Page<{
        taskId: string;
        name: string | null;
        taskBeginTime: string | null;
        taskEndTime: string | null;
        principal: string | null;
        result: string | null;
      }>
    >({ method: 'GET', path: `/api/task/process`, query, ...options }),
  /** 模板：团队 · Template: teams. Needs `session`. */
  teams: (options?: CallOptions) =>
    transport.request<{
      message: string;
      result: {
        id: string;
        name: string;
        avatar: string | null;
      }[];
      status: 200;
      timestamp: number;
    }>({ method: 'GET', path: `/api/workplace/teams`, content: 'raw', ...options }),
  /** 模板：异步树 · Template: a tree that is read by levels. Needs `permission:list`. */
  tree: (query: TemplateTreeQuery = {}, options?: CallOptions) =>
    transport.request<
      {
        id: string;
        name: string | null;
        component: string | null;
        orderNum: number;
        hasChildren: boolean;
      }[]
    >({ method: 'GET', path: `/api/asynTreeList`, query, ...options }),
  /** 模板：用户列表 · Template: users. Needs `user:list`. */
  user: (query: TemplateUserQuery = {}, options?: CallOptions) =>
    transport.request<{
      message: string;
      result: {
        data: {
          id: string;
          name: string | null;
          username: string | null;
          status: number;
          telephone: string | null;
          lastLoginIp: string | null;
          lastLoginTime: number | null;
          creatorId: string | null;
          createTime: number;
          merchantCode: string | null;
          deleted: number;
          roleId: string | null;
        }[];
        pageSize: number;
        pageNo: number;
        totalPage: number;
        totalCount: number;
      };
      status: 200;
      timestamp: number;
    }>({ method: 'GET', path: `/api/user`, query, content: 'raw', ...options }),
  /** 模板：当前用户 · Template: the user. Needs `session`. */
  userInfo: (options?: CallOptions) =>
    transport.request<{
      message: string;
      result: {
        id: string;
        name: string | null;
        username: string | null;
        status: number;
        telephone: string | null;
        lastLoginIp: string | null;
        lastLoginTime: number | null;
        creatorId: string | null;
        createTime: number;
        merchantCode: string | null;
        deleted: number;
        roleId: string | null;
        avatar: string | null;
        role: {
          id: string;
          name: string | null;
          describe: string | null;
          status: number;
          creatorId: string | null;
          createTime: number;
          deleted: number;
          permissions: {
            roleId: string;
            permissionId: string;
            permissionName: string;
            /** JSON text of the next. */
            actions: string;
            actionEntitySet: {
              action: string;
              describe: string;
              defaultCheck: boolean;
            }[];
            actionList: null;
            dataAccess: null;
          }[];
        };
      };
      status: 200;
      timestamp: number;
    }>({ method: 'GET', path: `/api/user/info`, content: 'raw', ...options }),
});
