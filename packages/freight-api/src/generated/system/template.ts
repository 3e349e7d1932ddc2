// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
/** Query of `permission`. */
export type TemplatePermissionQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1';
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
  sums?: '0' | '1';
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
  sums?: '0' | '1';
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
  sums?: '0' | '1';
  exactTotal?: '0' | '1';
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
  sums?: '0' | '1';
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
          creatorId: string | null;
          createTime: number;
          deleted: number;
        }[];
        pageSize: number;
        pageNo: number;
        totalPage: number;
        totalCount: number;
      };
      status: 200;
      timestamp: number;
    }>({ method: 'GET', path: `/api/user`, query, content: 'raw', ...options }),
});
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
          creatorId: string | null;
          createTime: number;
          deleted: number;
        }[];
        pageSize: number;
        pageNo: number;
        totalPage: number;
        totalCount: number;
      };
      status: 200;
      timestamp: number;
    }> => ({ queryKey: ['template', 'user', query], queryFn: ({ signal }) => api.user(query, { signal }) }),
  };
};
