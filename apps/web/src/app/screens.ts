import { late, loadChunk } from '@tarmac/admin-kit/chunk';
import { Skeleton } from '@tarmac/admin-kit/input';
import { createElement, type ComponentType } from 'react';
import { screens as account } from '../features/account/screens.ts';
import { screens as customers } from '../features/customers/screens.ts';
import { screens as fleet } from '../features/fleet/screens.ts';
import { screens as shipping } from '../features/shipping/screens.ts';
import type { LoadScreen } from '../shared/screens.ts';
import { MissingScreen } from './MissingScreen.tsx';

type Screens = Readonly<Record<string, LoadScreen>>;

const early: Screens = { ...account, ...customers, ...fleet, ...shipping };
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

async function loadScreen(component: string): Promise<{ default: ComponentType }> {
  const load = find(early, component) ?? find((await import('./lateScreens.ts')).screens, component);
  return load === undefined ? { default: () => createElement(MissingScreen, { component }) } : load();
}

const find = (screens: Screens, component: string): LoadScreen | undefined =>
  Object.hasOwn(screens, component) ? screens[component] : undefined;
