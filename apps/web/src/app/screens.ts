import { loadChunk } from '@tarmac/admin-kit/chunk';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';
import { screens as account } from '../features/account/screens.ts';
import { screens as customers } from '../features/customers/screens.ts';
import { screens as fleet } from '../features/fleet/screens.ts';
import { screens as shipping } from '../features/shipping/screens.ts';
import { screens as system } from '../features/system/screens.ts';
import type { LoadScreen } from '../shared/screens.ts';

const all: Readonly<Record<string, LoadScreen>> = { ...account, ...customers, ...fleet, ...shipping, ...system };
const loaded = new Map<string, LazyExoticComponent<ComponentType>>();

/** The page that a menu row names, loaded when it is first shown; undefined when the app has none of that name. @source ROUTE-06 */
export function screenOf(component: string): LazyExoticComponent<ComponentType> | undefined {
  const load = Object.hasOwn(all, component) ? all[component] : undefined;
  if (load === undefined) return undefined;
  const known = loaded.get(component) ?? lazy(() => loadChunk(load));
  loaded.set(component, known);
  return known;
}
