import { useLocale } from '@tarmac/admin-kit/i18n';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { count } from '../../../shared/texts/figureTexts.ts';
import { HomeCard } from './HomeCard.tsx';
import { homeTexts as texts } from './homeTexts.ts';
import { type WrongList, wrongLists } from './workTexts.ts';
import type { CardProps } from './cardTypes.ts';

/** What has gone wrong today; a press leads to the rows that are counted. What went well is named in one line. */
export function WrongCard({ home, arranging }: CardProps) {
  const { localize } = useLocale();
  const { isMine } = useMenuPages();
  const day = home.now.slice(0, 10);
  const entries = home.wrong
    .map((entry) => {
      const list: WrongList = wrongLists[entry.kind];
      const href = list.href(day);
      return { ...entry, label: list.label, href: isMine(href) ? href : (list.other?.(day) ?? href) };
    })
    .filter(({ href }) => isMine(href));
  const wrong = entries.filter((entry) => entry.count > 0);
  const well = entries.filter((entry) => entry.count === 0);
  return (
    <HomeCard title={texts.wrong} arranging={arranging}>
      {wrong.length > 0 && (
        <ul className="m-0 flex list-none flex-col p-0">
          {wrong.map(({ kind, label, href, count: rows }) => (
            <li key={kind}>
              <AppLink
                href={href}
                className="flex min-h-control items-center gap-3 rounded-md px-2 py-1 text-ink no-underline hover:bg-hover"
              >
                <span className="min-w-0 flex-1 truncate">{localize(label)}</span>
                <span className="shrink-0 font-semibold text-danger-ink tabular-nums">{count(rows)}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {well.length > 0 && (
        <p className="m-0 mt-2 px-2 text-sm text-ink-secondary">
          {localize(texts.allWell).replace('{names}', well.map(({ label }) => localize(label)).join(localize(texts.comma)))}
        </p>
      )}
    </HomeCard>
  );
}
