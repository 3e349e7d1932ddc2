import type { zhOrg } from './texts.zh.ts';
import type { zhPopup } from '../popup-picker/texts.zh.ts';

/** {@link zhOrg} in English. */
export const enOrg: Record<Exclude<keyof typeof zhOrg, keyof typeof zhPopup>, string> = {
  'org.chooseDepartment': 'Choose departments',
  'org.choosePerson': 'Choose people',
  'org.chooseRole': 'Choose roles',
  'org.choosePosition': 'Choose positions',
  'org.chooseRegion': 'Choose a region',
  'org.chooseCategory': 'Choose categories',
  'org.departments': 'Departments',
  'org.people': 'People',
  'org.roles': 'Roles',
  'org.positions': 'Positions',
  'org.regions': 'Regions',
  'org.categories': 'Categories',
  'org.everyone': 'Everyone',
  'org.searchDepartment': 'Department name or initials',
  'org.searchPerson': 'Search by name, user name or phone',
  'org.searchRole': 'Search roles by name or code',
  'org.searchPosition': 'Search positions by name or code',
  'org.searchRegion': 'Search provinces, cities and districts, also by pinyin and initials',
  'org.searchCategory': 'Search all categories, also by pinyin and initials',
  'org.name': 'Name',
  'org.account': 'User name',
  'org.entryName': 'Name',
  'org.code': 'Code',
};
