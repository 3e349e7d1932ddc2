import { defineScreens } from '../../shared/screens.ts';

/** Pages of the customers domain. */
export const screens = defineScreens({});
