import { late, loadChunk } from '@tarmac/admin-kit/chunk';
import { Skeleton } from '@tarmac/admin-kit/input';
import { createElement, type ComponentType } from 'react';
import { screens as customers } from '../features/customers/screens.ts';
import { screens as fleet } from '../features/fleet/screens.ts';
import { screens as home } from '../features/home/screens.ts';
import { screens as shipping } from '../features/shipping/screens.ts';
import type { LoadScreen } from '../shared/pages/screens.ts';
import { MissingScreen } from './MissingScreen.tsx';

type Screens = Readonly<Record<string, LoadScreen>>;

const early: Screens = { ...home, ...customers, ...fleet, ...shipping };
const opened = new Map<string, ComponentType>();

/** The page that a menu row names, loaded when it is first shown; one that says so when the app has none of that name. @source ROUTE-06 */
export function screenOf(component: string): ComponentType {
  const known = opened.get(component) ?? late(() => loadChunk(() => loadScreen(component)), { meanwhile: () => createElement(Skeleton) });
  opened.set(component, known);
  return known;
}

/**
 * Loads the page that an address probably shows, before the menu says so: what it guesses wrong is loaded when it is shown. Nothing
 * is lost but time when it fails.
 */
export async function loadPageOf(path: string): Promise<void> {
  const component = componentOf(path) ?? 'shipping/ShippingList';
  try {
    const { default: page } = await early[component]!();
    if (!opened.has(component)) opened.set(component, page);
  } catch {
    // Who opens the page is told.
  }
}

/** Menus name a page as its address does, with the first part once more or not, and with List behind it or not. */
function componentOf(path: string): string | undefined {
  const plain = path.slice(1).toLowerCase();
  const [first = '', ...rest] = plain.split('/');
  const repeated = `${first}/${first}${rest.join('/')}`;
  const names = new Set([plain, `${plain}list`, repeated, `${repeated}list`]);
  return Object.keys(early).find((name) => names.has(name.toLowerCase()));
}

async function loadScreen(component: string): Promise<{ default: ComponentType }> {
  const load = find(early, component) ?? find((await import('./lateScreens.ts')).screens, component);
  return load === undefined ? { default: () => createElement(MissingScreen, { component }) } : load();
}

const find = (screens: Screens, component: string): LoadScreen | undefined =>
  Object.hasOwn(screens, component) ? screens[component] : undefined;
