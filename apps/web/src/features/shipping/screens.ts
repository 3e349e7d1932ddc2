import { defineScreens } from '../../shared/screens.ts';

/** Pages of the shipping domain. */
export const screens = defineScreens({});
