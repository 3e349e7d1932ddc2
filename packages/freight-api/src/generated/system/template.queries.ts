// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { TemplateArea } from '../models.ts';
import type {
  TemplatePermissionQuery,
  TemplateProjectsQuery,
  TemplateRoleQuery,
  TemplateServiceQuery,
  TemplateTasksQuery,
  TemplateTreeQuery,
  TemplateUserQuery,
} from './template.ts';
import { createTemplateApi } from './template.ts';
/** Questions of template as TanStack Query takes them. */
export const createTemplateQueries = (transport: Transport) => {
  const api = createTemplateApi(transport);
  return {
    /** 模板：动态 · Template: activity. Needs `shipping:list`. */
    activity: (): QueryOptions<{
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
    }> => ({ queryKey: ['template', 'activity'], queryFn: ({ signal }) => api.activity({ signal }) }),
    /** 模板：省市区 · Template: divisions. Needs `session`. */
    area: (): QueryOptions<TemplateArea[]> => ({ queryKey: ['template', 'area'], queryFn: ({ signal }) => api.area({ signal }) }),
    /** 模板：按客户统计 · Template: figures by customer. Needs `shipping:list`. */
    getCabinetCountInfo: (): QueryOptions<
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
    > => ({ queryKey: ['template', 'getCabinetCountInfo'], queryFn: ({ signal }) => api.getCabinetCountInfo({ signal }) }),
    /** 模板：按货物统计 · Template: figures by cargo. Needs `shipping:list`. */
    getCntrNoCountInfo: (): QueryOptions<
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
    > => ({ queryKey: ['template', 'getCntrNoCountInfo'], queryFn: ({ signal }) => api.getCntrNoCountInfo({ signal }) }),
    /** 模板：按月统计 · Template: figures by month. Needs `shipping:list`. */
    getMonthCountInfo: (): QueryOptions<
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
    > => ({ queryKey: ['template', 'getMonthCountInfo'], queryFn: ({ signal }) => api.getMonthCountInfo({ signal }) }),
    /** 模板：按年统计 · Template: figures by year. Needs `shipping:list`. */
    getYearCountInfo: (): QueryOptions<
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
    > => ({ queryKey: ['template', 'getYearCountInfo'], queryFn: ({ signal }) => api.getYearCountInfo({ signal }) }),
    /** 模板：权限列表 · Template: permissions. Needs `permission:list`. */
    permission: (
      query: TemplatePermissionQuery = {},
    ): QueryOptions<{
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
    }> => ({ queryKey: ['template', 'permission', query], queryFn: ({ signal }) => api.permission(query, { signal }) }),
    /** 模板：全部权限 · Template: all permissions. Needs `permission:list`. */
    permissions: (): QueryOptions<
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
    > => ({ queryKey: ['template', 'permissions'], queryFn: ({ signal }) => api.permissions({ signal }) }),
    /** 模板：项目 · Template: projects. Needs `order:list`. */
    projects: (
      query: TemplateProjectsQuery = {},
    ): QueryOptions<{
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
    }> => ({ queryKey: ['template', 'projects', query], queryFn: ({ signal }) => api.projects(query, { signal }) }),
    /** 模板：指数 · Template: radar. Needs `shipping:list`. */
    radar: (): QueryOptions<{
      message: string;
      result: {
        item: string;
        个人: number;
        团队: number;
        部门: number;
      }[];
      status: 200;
      timestamp: number;
    }> => ({ queryKey: ['template', 'radar'], queryFn: ({ signal }) => api.radar({ signal }) }),
    /** 模板：角色列表 · Template: roles. Needs `role:list`. */
    role: (
      query: TemplateRoleQuery = {},
    ): QueryOptions<{
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
    }> => ({ queryKey: ['template', 'role', query], queryFn: ({ signal }) => api.role(query, { signal }) }),
    /** 模板：查询表格 · Template: table. Needs `demoForm:list`. */
    service: (
      query: TemplateServiceQuery = {},
    ): QueryOptions<{
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
    }> => ({ queryKey: ['template', 'service', query], queryFn: ({ signal }) => api.service(query, { signal }) }),
    /** 模板：任务 · Template: tasks. Needs `order:list`. */
    tasks: (
      query: TemplateTasksQuery = {},
    ): QueryOptions<
      Page<{
        taskId: string;
        name: string | null;
        taskBeginTime: string | null;
        taskEndTime: string | null;
        principal: string | null;
        result: string | null;
      }>
    > => ({ queryKey: ['template', 'tasks', query], queryFn: ({ signal }) => api.tasks(query, { signal }) }),
    /** 模板：团队 · Template: teams. Needs `session`. */
    teams: (): QueryOptions<{
      message: string;
      result: {
        id: string;
        name: string;
        avatar: string | null;
      }[];
      status: 200;
      timestamp: number;
    }> => ({ queryKey: ['template', 'teams'], queryFn: ({ signal }) => api.teams({ signal }) }),
    /** 模板：异步树 · Template: a tree that is read by levels. Needs `permission:list`. */
    tree: (
      query: TemplateTreeQuery = {},
    ): QueryOptions<
      {
        id: string;
        name: string | null;
        component: string | null;
        orderNum: number;
        hasChildren: boolean;
      }[]
    > => ({ queryKey: ['template', 'tree', query], queryFn: ({ signal }) => api.tree(query, { signal }) }),
    /** 模板：用户列表 · Template: users. Needs `user:list`. */
    user: (
      query: TemplateUserQuery = {},
    ): QueryOptions<{
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
    }> => ({ queryKey: ['template', 'user', query], queryFn: ({ signal }) => api.user(query, { signal }) }),
    /** 模板：当前用户 · Template: the user. Needs `session`. */
    userInfo: (): QueryOptions<{
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
    }> => ({ queryKey: ['template', 'userInfo'], queryFn: ({ signal }) => api.userInfo({ signal }) }),
  };
};
