import { screens as contract } from '../features/contract/screens.ts';
import { screens as finance } from '../features/finance/screens.ts';
import { screens as general } from '../features/general/screens.ts';
import { screens as government } from '../features/government/screens.ts';
import { screens as monitor } from '../features/monitor/screens.ts';
import { screens as online } from '../features/online/screens.ts';
import { screens as service } from '../features/service/screens.ts';
import { screens as statistics } from '../features/statistics/screens.ts';
import { screens as system } from '../features/system/screens.ts';
import { screens as track } from '../features/track/screens.ts';

/** Pages of the domains that no operator begins the day with: their names are loaded when the first of them is opened. */
export const screens = {
  ...contract,
  ...finance,
  ...general,
  ...government,
  // The same pages by the names that menus of the JeecgBoot line have for them. @source GEN-05
  'list/UserList': system['system/UserList'],
  'list/RoleList': system['system/RoleUserList'],
  'list/PermissionList': system['system/PermissionList'],
  ...monitor,
  ...online,
  ...service,
  ...statistics,
  ...system,
  ...track,
};
