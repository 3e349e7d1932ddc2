import { CommandPalette, menuCommands, tabCommands, type Command, type CommandSearch } from '@tarmac/admin-kit/command-palette';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { MenuNode } from '@tarmac/admin-kit/layout';
import { useCan } from '@tarmac/admin-kit/permission';
import { usePreferences } from '@tarmac/admin-kit/settings-drawer';
import { useTabs } from '@tarmac/admin-kit/tabs';
import { useCallback } from 'react';
import { languages } from '../shared/session/languages.ts';
import { defineTexts } from '../shared/texts/defineTexts.ts';
import { visitedPages } from '../shared/pages/visitedPages.ts';
import { browserStore, preferences } from '../shared/session/session.ts';

const texts = defineTexts({ recent: { zh: '最近', en: 'Recent' } });
/** More are found by a few letters. */
const mostRecent = 5;

/** Where the person was last, open tabs, the person's menu, the look, and what pages offer; loaded at the first ⌘K. */
export default function Palette({ menu, onOpen, onClose }: PaletteProps) {
  const { t, locale, localize } = useLocale();
  const tabs = useTabs();
  const can = useCan();
  const { open } = tabs;
  const search = useCallback<CommandSearch>(
    async (query, signal) => (await import('./findRows.ts')).findRows(query, { signal, findRowsContext: { can, localize, open } }),
    [can, localize, open],
  );
  const { mode, navMode } = usePreferences(preferences);
  const action = (
    id: string,
    { title, change, keywords }: { title: string; change: Parameters<typeof preferences.change>[0]; keywords: string[] },
  ): Command => ({
    id: `look:${id}`,
    title,
    group: t('command.actions'),
    hint: t('settings.title'),
    keywords,
    run: () => preferences.change(change),
  });
  const openPaths = new Set(tabs.state.tabs.map(({ href }) => href.split(/[?#]/, 1)[0]));
  const pages = menuCommands(menu, { onOpen, group: t('command.pages') });
  const pageAt = new Map(pages.map((page) => [page.id.slice('menu:'.length), page]));
  /** The page of one row, such as a waybill, by the title that its tab had. */
  const detailAt = (path: string): Command | undefined => {
    const title = browserStore.get(`route:title:${path}`);
    return title === undefined ? undefined : { id: `visited:${path}`, title, group: '', run: () => open(path) };
  };
  const group = localize(texts.recent);
  // Where a person has been comes first; what is open already is a tab and no page once more.
  const recent = visitedPages()
    .filter((path) => !openPaths.has(path))
    .flatMap((path) => pageAt.get(path) ?? detailAt(path) ?? [])
    .slice(0, mostRecent)
    .map((command) => ({ ...command, group }));
  const commands = [
    ...recent,
    ...tabCommands(tabs, t('command.tabs')),
    ...[...pageAt].filter(([path, { id }]) => !openPaths.has(path) && !recent.some((one) => one.id === id)).map(([, page]) => page),
    mode === 'dark'
      ? action('mode', { title: t('settings.light'), change: { mode: 'light' }, keywords: ['light', t('settings.mode')] })
      : action('mode', { title: t('settings.dark'), change: { mode: 'dark' }, keywords: ['dark', t('settings.mode')] }),
    navMode === 'side'
      ? action('nav', { title: t('settings.navTop'), change: { navMode: 'top' }, keywords: ['top menu', t('settings.navMode')] })
      : action('nav', { title: t('settings.navSide'), change: { navMode: 'side' }, keywords: ['side menu', t('settings.navMode')] }),
    ...languages
      .filter(({ value }) => value !== locale)
      .map(({ value, label }) =>
        action(`locale:${value}`, { title: label, change: { locale: value }, keywords: ['language', t('settings.language')] }),
      ),
  ];
  return <CommandPalette open commands={commands} search={search} onOpenChange={onClose} />;
}

/** Props of {@link Palette}. */
export interface PaletteProps {
  menu: readonly MenuNode[];
  onOpen: (node: MenuNode) => void;
  onClose: () => void;
}
