import { fillTemplate, isOpenableUrl, type TemplateContext } from './urlTemplate.ts';

/** A menu entry as the server sends it. @source ROUTE-04 */
export interface MenuNode {
  /** Its key. */
  id?: string;
  /** Where it leads, or an address elsewhere. */
  path: string;
  /** Name of its route. */
  name?: string | null;
  /** Name of the screen; empty for a group, `frame` for an address that is shown in a frame. */
  component?: string | null;
  /** '0': the entry gets no route. @source ROUTE-05 */
  route?: string | null;
  /** Where its own path leads instead. */
  redirect?: string | null;
  /** A route without an entry in the menu. */
  hidden?: boolean;
  /** Stays a group also with one entry. */
  alwaysShow?: boolean;
  /** Title, icon and what the tab does. */
  meta?: {
    title?: string | null;
    icon?: string | null;
    url?: string | null;
    keepAlive?: boolean;
    internalOrExternal?: boolean;
    permissionList?: readonly unknown[] | null;
    [further: string]: unknown;
  } | null;
  /** What is below it. */
  children?: readonly MenuNode[] | null;
}

/** Where an address leads. */
export interface MenuRoute {
  /** Where it lies. */
  path: string;
  /** Its name. */
  name: string;
  /** What its tab and its entry say. */
  title: string;
  /** Name of its icon. */
  icon?: string;
  /** Name of its page. */
  component: string;
  /** The page stays alive in its tab. */
  keepAlive: boolean;
  /** It has no entry in the menu. */
  hidden: boolean;
  /** Where its own path leads instead. */
  redirect?: string;
  /** Address of an external or iframe page. */
  url?: string;
  /** Opens in a new window rather than in a frame. @source ROUTE-16 */
  isExternal: boolean;
  /** Titles and paths from the outermost group to this entry. */
  trail: readonly { title: string; path: string }[];
}

/**
 * Whether an entry only groups others.
 *
 * @example isContainer({ component: 'layouts/RouteView' }) // true
 */
export const isContainer = (node: Pick<MenuNode, 'component'>): boolean => !node.component;
/**
 * Whether a screen name means a page in a frame.
 *
 * @example isFrame('layouts/IframePageView') // true
 */
export const isFrame = (component: string): boolean => component === 'frame';

/**
 * The menu of a session that has just begun, as {@link buildMenuRoutes} takes it: somebody who may open nothing is told so instead of
 * being shown an empty frame.
 *
 * @throws Error 'permissions must be a non-null array' for an empty or missing menu
 * @example const routes = buildMenuRoutes(requireMenu(menu));
 * @source ROUTE-12
 */
export function requireMenu(menu: readonly MenuNode[] | null | undefined): readonly MenuNode[] {
  if (!Array.isArray(menu) || menu.length === 0) throw new Error('permissions must be a non-null array');
  return menu;
}

/**
 * Builds the routes of a menu; none of an empty or missing one, as a frame has while its session ends.
 *
 * @example const routes = buildMenuRoutes([{ path: '/device', component: 'Devices', meta: { title: 'Devices' } }]);
 * @source ROUTE-04, ROUTE-05, ROUTE-07
 */
export function buildMenuRoutes(
  menu: readonly MenuNode[] | null | undefined,
  { context = {}, origins = [] }: { context?: TemplateContext; origins?: readonly string[] } = {},
): MenuRoute[] {
  const routes: MenuRoute[] = [];
  const visit = (node: MenuNode, trail: MenuRoute['trail']) => {
    const title = node.meta?.title ?? node.name ?? node.path;
    const here = [...trail, { title, path: node.path }];
    if (node.route !== '0') {
      const url = node.meta?.url ? fillTemplate(node.meta.url, context) : undefined;
      routes.push({
        path: node.path,
        name: node.name ?? node.path,
        title,
        ...(node.meta?.icon ? { icon: node.meta.icon } : {}),
        component: node.component ?? '',
        keepAlive: node.meta?.keepAlive === true,
        hidden: node.hidden === true,
        // An entry that is always shown leads to itself, whatever stands below it.
        ...(node.alwaysShow === true ? { redirect: node.path } : node.redirect ? { redirect: node.redirect } : {}),
        ...(url === undefined || !isOpenableUrl(url, origins) ? {} : { url }),
        isExternal: node.meta?.internalOrExternal === true,
        trail: here,
      });
    }
    for (const child of node.children ?? []) visit(child, here);
  };
  for (const node of menu ?? []) visit(node, []);
  return routes;
}

/**
 * Finds the route of a path; `:name` in a route stands for one segment. Exact paths win.
 *
 * @example const found = matchMenuRoute(buildMenuRoutes(menu), '/device/7');
 */
export function matchMenuRoute(
  routes: readonly MenuRoute[],
  path: string,
): { route: MenuRoute; params: Record<string, string> } | undefined {
  const exact = routes.find((route) => route.path === path);
  if (exact !== undefined) return { route: exact, params: {} };
  for (const route of routes) {
    const params = paramsOf(route.path, path);
    if (params !== undefined) return { route, params };
  }
  return undefined;
}

/** What the `:name` segments of a pattern stand for in a path; undefined where it has none, or does not fit. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  if (!pattern.includes(':')) return undefined;
  const parts = pattern.split('/');
  const segments = path.split('/');
  if (parts.length !== segments.length) return undefined;
  const params: [string, string][] = [];
  const fits = parts.every((part, index) => {
    if (!part.startsWith(':')) return part === segments[index];
    params.push([part.slice(1), decodeSegment(segments[index]!)]);
    return segments[index] !== '';
  });
  return fits ? Object.fromEntries(params) : undefined;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Paths of the groups around a page, outermost first, then of its own entry, which may be hidden; empty when it is nowhere in the menu.
 * Exact paths win, as in `matchMenuRoute`.
 */
export function placeInMenu(menu: readonly MenuNode[], path: string): string[] {
  const find = (nodes: readonly MenuNode[], isIt: (node: MenuNode) => boolean): string[] | undefined => {
    for (const node of nodes) {
      if (isIt(node)) return [node.path];
      const below = find(node.children ?? [], isIt);
      if (below !== undefined) return [node.path, ...below];
    }
    return undefined;
  };
  return find(menu, (node) => node.path === path) ?? find(menu, (node) => paramsOf(node.path, path) !== undefined) ?? [];
}

/** The entries that a menu shows: hidden ones are left out, and groups whose children are all hidden. */
export function visibleMenu(menu: readonly MenuNode[]): MenuNode[] {
  return menu.flatMap((node) => {
    if (node.hidden === true) return [];
    if (node.children === null || node.children === undefined || node.children.length === 0) return [node];
    const children = visibleMenu(node.children);
    return children.length === 0 && isContainer(node) ? [] : [{ ...node, children }];
  });
}

/**
 * Title of the browser window: the page and the platform, or on the home page the platform alone.
 *
 * @example document.title = windowTitle('Devices', { platform: 'Acme', isHome: false });
 * @source ROUTE-13
 */
export const windowTitle = (page: string | undefined, { platform, isHome }: { platform: string; isHome: boolean }): string =>
  isHome || page === undefined || page === '' ? platform : `${page} · ${platform}`;
