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
  const known =
    opened.get(component) ??
    late(
      () => loadChunk(() => loadScreen(component)),
      () => createElement(Skeleton),
    );
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
  const names = new Set(namesOf(path.slice(1).toLowerCase().split('/')));
  return Object.keys(early).find((name) => names.has(name.toLowerCase()));
}

function namesOf(parts: readonly string[]): readonly string[] {
  const plain = parts.join('/');
  const [first = '', ...rest] = parts;
  const repeated = `${first}/${first}${rest.join('/')}`;
  return [plain, `${plain}list`, repeated, `${repeated}list`];
}

/**
 * Whether the app has a page that an address could mean, for any person: an address within one, such as that of a row, counts as the
 * page's.
 */
export async function isPageAddress(path: string): Promise<boolean> {
  const { screens } = await import('./lateScreens.ts');
  const known = new Set([...Object.keys(early), ...Object.keys(screens)].map((name) => name.toLowerCase()));
  const parts = path.slice(1).toLowerCase().split('/');
  return parts.some((_, index) => index > 0 && namesOf(parts.slice(0, index + 1)).some((name) => known.has(name)));
}

async function loadScreen(component: string): Promise<{ default: ComponentType }> {
  const load = find(early, component) ?? find((await import('./lateScreens.ts')).screens, component);
  return load === undefined ? { default: () => createElement(MissingScreen, { component }) } : load();
}

const find = (screens: Screens, component: string): LoadScreen | undefined =>
  Object.hasOwn(screens, component) ? screens[component] : undefined;
