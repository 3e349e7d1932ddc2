import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, CheckboxGroup } from '@tarmac/admin-kit/input';
import { MenuIcon } from '@tarmac/admin-kit/layout';
import { Pin } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { visitedPages } from '../../../shared/pages/visitedPages.ts';
import { HomeCard } from './HomeCard.tsx';
import { homeTexts as texts } from './homeTexts.ts';
import type { CardProps } from './cardTypes.ts';

/** So many pages are offered; the menu and the palette have all of them. */
const offered = 8;

/** Pages that this person chose, those visited last, and until there are enough of them the first ones of the menu. */
export function PlacesCard({ home, arranging, onLayoutChange }: CardProps) {
  const { localize } = useLocale();
  const { pages } = useMenuPages();
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const { pinned } = home.layout;
  const paths = new Set([...pinned, ...visitedPages(), ...byPath.keys()].filter((path) => byPath.has(path)));
  const shown = [...paths].slice(0, Math.max(offered, pinned.length));
  const choose = () => {
    setChosen(pinned.filter((path) => byPath.has(path)));
    setChoosing(true);
  };
  return (
    <HomeCard
      title={texts.places}
      arranging={arranging}
      aside={
        onLayoutChange && (
          <Button variant="link" onClick={choose}>
            {localize(texts.manage)}
          </Button>
        )
      }
    >
      <ul className="m-0 grid list-none grid-cols-2 gap-2 p-0 md:grid-cols-4">
        {shown.map((path) => {
          const page = byPath.get(path)!;
          return (
            <li key={path}>
              <AppLink
                href={path}
                className="flex h-10 items-center gap-2 rounded-md border border-solid border-line px-3 text-ink no-underline hover:border-primary-line hover:bg-hover"
              >
                <span className="text-ink-secondary">
                  <MenuIcon name={page.icon} />
                </span>
                <span className="min-w-0 flex-1 truncate">{page.title}</span>
                {pinned.includes(path) && <Pin aria-hidden size={14} className="shrink-0 text-ink-faint" />}
              </AppLink>
            </li>
          );
        })}
      </ul>
      <Dialog
        open={isChoosing}
        onOpenChange={setChoosing}
        title={localize(texts.manageTitle)}
        width={640}
        onOk={() => onLayoutChange?.({ ...home.layout, pinned: [...chosen] })}
      >
        <p className="m-0 mb-3 text-ink-secondary">{localize(texts.manageHint)}</p>
        <CheckboxGroup
          aria-label={localize(texts.manageTitle)}
          value={[...chosen]}
          options={pages.map(({ path, title }) => ({ value: path, label: title }))}
          onValueChange={(next) => setChosen(next)}
        />
      </Dialog>
    </HomeCard>
  );
}
