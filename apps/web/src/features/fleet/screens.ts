import { defineScreens } from '../../shared/screens.ts';

/** Pages of the fleet domain. */
export const screens = defineScreens({});
