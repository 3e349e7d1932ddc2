import { z } from 'zod';
import { contract } from '../../../platform/contract/index.ts';

/** A node of the menu as routers build it. @source jeecg-wire 2.3, ROUTE-04 */
export interface MenuNode {
  id: string;
  path: string;
  name: string;
  component: string;
  /** '0': no route is made. */
  route: string;
  hidden?: boolean;
  alwaysShow?: boolean;
  /** On first-level nodes. */
  redirect?: string | null;
  meta: { keepAlive: boolean; internalOrExternal: boolean; title: string; icon?: string; url?: string; componentName?: string };
  children?: MenuNode[];
}

const MenuNodeReply: z.ZodType<MenuNode> = z
  .object({
    id: z.string(),
    path: z.string(),
    name: z.string(),
    component: z.string(),
    route: z.string(),
    hidden: z.boolean().optional(),
    alwaysShow: z.boolean().optional(),
    redirect: z.string().nullable().optional(),
    meta: z.object({
      keepAlive: z.boolean(),
      internalOrExternal: z.boolean(),
      title: z.string(),
      icon: z.string().optional(),
      url: z.string().optional(),
      componentName: z.string().optional(),
    }),
    get children() {
      return z.array(MenuNodeReply).optional();
    },
  })
  .meta({ id: 'MenuNode' });

/** A button that the user may use. */
const AuthEntry = z.object({ action: z.string(), type: z.string().nullable(), describe: z.string() });

/** What the user's menu and buttons are. */
export const UserPermissions = z.object({
  menu: z.array(MenuNodeReply),
  auth: z.array(AuthEntry),
  /** All buttons of the system; those of status '0' are open to everybody. */
  allAuth: z.array(AuthEntry.extend({ status: z.string() })),
});

/** The menu of the session's user. @source SESS-06 */
export const menuContract = contract('/sys/permission', {
  about: { domain: 'system', name: 'menu' },
  endpoints: {
    getUserPermissionByToken: {
      method: 'GET',
      path: '/getUserPermissionByToken',
      auth: 'session',
      summary: { zh: '当前用户的菜单与权限', en: 'Menu and permissions of the user' },
      reply: UserPermissions,
      message: '查询成功',
    },
  },
});
