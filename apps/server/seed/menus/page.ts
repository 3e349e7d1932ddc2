import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import { seedId, type PermissionSeed } from '../../src/modules/system/seed/seedMenus.ts';

/** A page of the menu: where it lies, what shows it, and whose endpoints stand behind it. */
export interface Page {
  key: string;
  title: LocalizedText;
  url: string;
  component: string;
  icon?: string;
  /** Whom it is for alone, such as customers; of others there is another page. */
  userType?: number;
  hidden?: boolean;
  keepAlive?: boolean;
  /** Name of its route, where it is not to come from the address. */
  componentName?: string;
  /** Prefixes of the permissions that belong to the page: `driver` for driver:list, driver:add … */
  permissions?: readonly string[];
  /** Permissions that no endpoint of its own asks for. */
  further?: readonly PermissionSeed[];
}

/** Pages that stand together in the menu. */
export interface Group {
  key: string;
  title: LocalizedText;
  url: string;
  icon: string;
  pages: readonly Page[];
}

/** Sees personal numbers in full on the detail of a page. @source freight-domain 0.4 */
export const sensitive = (prefix: string, title = label('查看敏感信息', 'Show sensitive data')): PermissionSeed => ({
  perms: `${prefix}:viewSensitive`,
  title,
});

/** Open to everybody who is signed in. */
export const openTo = (perms: string): readonly PermissionSeed[] => [{ perms, title: label('访问', 'Open'), open: true }];

/** A page that stands behind no endpoints of its own. */
export const page = (
  key: string,
  {
    title,
    url,
    component,
    icon,
    further = [],
  }: { title: LocalizedText; url: string; component: string; icon: string; further?: readonly PermissionSeed[] },
): Page => ({
  key,
  title,
  url,
  component,
  icon,
  further,
});

/** A page for a wall, which asks by itself as long as it is open. */
export const screen = (name: 'Data' | 'Finance', { title, icon }: { title: LocalizedText; icon: string }): Page => ({
  ...page(`screen${name}`, { title, url: `/screen/${name.toLowerCase()}`, component: `screen/Screen${name}`, icon }),
  keepAlive: false,
  permissions: [`screen${name}`],
});

/** A page of statistics; all of them stand behind the same calls. */
export const statistic = (
  name: 'Collection' | 'Freight' | 'Mileage' | 'Orders' | 'Person',
  { title, icon }: { title: LocalizedText; icon: string },
): Page => ({
  ...page(`stat${name}`, { title, url: `/statistics/${name.toLowerCase()}`, component: `statistics/Stat${name}`, icon }),
  ...(name === 'Freight' && { permissions: ['statistics'] }),
});

/** A report that comes with the product; it asks for the permission of what it is about. */
export const ownReport = (key: string, { code, title, icon }: { code: string; title: LocalizedText; icon: string }): Page => ({
  ...page(key, {
    title,
    icon,
    url: `/online/cgreport/${seedId('report', code)}`,
    component: 'modules/online/cgreport/auto/OnlCgreportAutoList',
  }),
});

/** A page of reports that comes with the product. */
export const ownReportPage = (key: string, { code, title, icon }: { code: string; title: LocalizedText; icon: string }): Page => ({
  ...page(key, {
    title,
    icon,
    url: `/online/graphreport/chart/${seedId('reportPage', code)}`,
    component: 'modules/online/graphreport/auto/OnlGraphreportAutoChart',
  }),
});
