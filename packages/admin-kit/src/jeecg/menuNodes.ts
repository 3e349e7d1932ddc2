/** Component names that stand for groups, not for screens. */
const containers = new Set(['layouts/RouteView', 'layouts/PageView', 'layouts/BlankLayout', 'layouts/TabLayout', 'layouts/BasicLayout']);

/** Component names of pages that the kit shows itself; any other name is a screen of the app. @source ROUTE-06, ROUTE-07 */
const views = new Map([
  ...['layouts/IframePageView', 'sys/iframe/IframePageView', 'modules/sys/iframe/IframePageView'].map((name) => [name, 'frame'] as const),
  ['modules/online/cgform/auto/OnlCgformAutoList', 'online/FormList'],
  ['modules/online/cgform/auto/OnlCgformTreeList', 'online/TreeList'],
  ['modules/online/cgform/auto/tree/OnlCgformTreeList', 'online/TreeList'],
  ['modules/online/cgform/auto/erp/OnlCgformErpList', 'online/ErpList'],
  ['modules/online/cgform/auto/innerTable/OnlCgformInnerTableList', 'online/InnerTableList'],
  ['modules/online/cgform/auto/tab/OnlCgformTabList', 'online/TabList'],
  ['modules/online/cgform/OnlCgformHeadList', 'online/FormDefinitions'],
  ['modules/online/cgform/OnlCgformHeadModal', 'online/FormDesigner'],
  ['modules/online/cgform/OnlCgformCopyList', 'online/FormCopies'],
  ['modules/online/cgreport/OnlCgreportHeadList', 'online/ReportList'],
  ['modules/online/cgreport/auto/OnlCgreportAutoList', 'online/AutoReportList'],
  ['modules/online/graphreport/OnlGraphreportHeadList', 'online/ReportPageList'],
  ['modules/online/graphreport/auto/OnlGraphreportAutoChart', 'online/ReportPage'],
]);

/** The part of a menu entry that JeecgBoot spells in words of its own; what else it has is handed on. */
interface NamedNode {
  component?: unknown;
  children?: unknown;
}

/**
 * A menu with the kit's names of groups, frames and built-in views. `createSessionApi` does this by itself; a host needs it for a menu that it
 * keeps.
 *
 * @example const menu = menuNodes(await client.get<MenuNode[]>('/sys/permission/list'));
 */
export function menuNodes<Node extends object>(nodes: readonly Node[]): Node[] {
  return nodes.map((node) => {
    const { component, children } = node as NamedNode;
    const name = typeof component === 'string' ? component : '';
    return {
      ...node,
      ...(component !== undefined && { component: containers.has(name) ? null : (views.get(name) ?? component) }),
      ...(Array.isArray(children) && { children: menuNodes(children.filter((child) => child !== null && typeof child === 'object')) }),
    };
  });
}
