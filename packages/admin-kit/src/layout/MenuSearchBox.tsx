import { Select } from '../input/Select.tsx';
import { loadSoundMatch, matchText } from '../internals/textSearch.ts';
import { isContainer, type MenuNode, visibleMenu } from './menu.ts';
import { titleOf } from './MenuEntry.tsx';
import type { MenuSearchProps } from './MenuSearch.tsx';
import { zhScreens } from '../i18n/screenTexts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The box that pages are searched in. */
export default function MenuSearchBox({ menu, onOpen, defaultQuery }: MenuSearchBoxProps) {
  const { t } = useTexts(zhScreens);
  const pages = pagesOf(visibleMenu(menu));
  const search = async (query: string) => {
    const bySound = query === '' ? undefined : await loadSoundMatch().catch(() => undefined);
    return pages
      .flatMap((node) => {
        const match = matchText(titleOf(node), { query, bySound });
        return match === undefined ? [] : [{ score: match.score, value: node.path, label: titleOf(node) }];
      })
      .toSorted((one, other) => other.score - one.score);
  };
  return (
    <Select
      aria-label={t('layout.search')}
      placeholder={t('layout.search')}
      value={null}
      loadOptions={search}
      searchDelay={50}
      defaultQuery={defaultQuery}
      onValueChange={(path) => {
        const node = pages.find((one) => one.path === path);
        if (node !== undefined) onOpen(node);
      }}
    />
  );
}

/** Props of {@link MenuSearchBox}. */
export interface MenuSearchBoxProps extends Pick<MenuSearchProps, 'menu' | 'onOpen'> {
  /** What was typed before the box was there. */
  defaultQuery?: string;
}

function pagesOf(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => [...(isContainer(node) ? [] : [node]), ...pagesOf(node.children ?? [])]);
}
