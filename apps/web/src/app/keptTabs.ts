import type { Tab } from '@tarmac/admin-kit/tabs';
import { homePath } from '../shared/pages/paths.ts';
import { session, tenants } from '../shared/session/session.ts';

const key = () => `tabs:${session.state().user?.id ?? ''}:${tenants.state().tenantId}`;

/** The tabs that this window had open before it was reloaded. */
export function keptTabs(): Tab[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key()) ?? '[]') as Tab[];
    return Array.isArray(kept)
      ? kept.filter((tab) => typeof tab.href === 'string' && typeof tab.key === 'string' && tab.href !== homePath)
      : [];
  } catch {
    return [];
  }
}

// Tabs belong to this window; a window that may not store simply starts with the home page.
const attempt = (act: () => void): void => {
  try {
    act();
  } catch {
    // Nothing is lost but the tabs after a reload.
  }
};

/** Keeps the tabs of this window over a reload. */
export const keepTabs = (tabs: readonly Tab[]): void => attempt(() => sessionStorage.setItem(key(), JSON.stringify(tabs)));

/** The tabs are closed for good. */
export const forgetTabs = (): void => attempt(() => sessionStorage.removeItem(key()));
