import { screens as system } from '../features/system/screens.ts';

/** Pages of the domains that no operator begins the day with: their names are loaded when the first of them is opened. */
export const screens = { ...system };
