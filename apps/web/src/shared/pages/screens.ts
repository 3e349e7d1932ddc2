import type { ComponentType } from 'react';

/** Loads the code of a page. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** Maps what a menu row stores to the page that shows it; each page is its own chunk. */
export const defineScreens = <const Screens extends Record<string, LoadScreen>>(screens: Screens): Screens => screens;
