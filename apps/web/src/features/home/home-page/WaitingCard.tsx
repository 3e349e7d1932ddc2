import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useState } from 'react';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { count } from '../../../shared/texts/figureTexts.ts';
import { HomeCard } from './HomeCard.tsx';
import { homeTexts as texts, waitingLists } from './homeTexts.ts';
import type { CardProps } from './cardTypes.ts';

const hourMs = 3_600_000;
/** From so many hours on days are told. */
const manyHours = 48;

/** What waits for this person, the oldest first; a press leads to the rows that are counted. */
export function WaitingCard({ home, arranging }: CardProps) {
  const { localize } = useLocale();
  const { isMine } = useMenuPages();
  const entries = home.waiting.filter(({ kind }) => isMine(waitingLists[kind].href));
  const waiting = entries.filter((entry) => entry.count > 0);
  const [showsAll, setShowsAll] = useState(false);
  const idle = entries.length - waiting.length;
  const age = (oldest: string) => {
    const hours = Math.floor((Date.parse(home.now) - Date.parse(oldest)) / hourMs);
    if (hours < 1) return localize(texts.sinceNow);
    return hours < manyHours
      ? localize(texts.sinceHours).replace('{n}', String(hours))
      : localize(texts.sinceDays).replace('{n}', String(Math.floor(hours / 24)));
  };
  return (
    <HomeCard title={texts.waiting} arranging={arranging}>
      {waiting.length === 0 && <p className="m-0 mb-2 text-ink-secondary">{localize(texts.nothingWaits)}</p>}
      <ul className="m-0 flex list-none flex-col p-0">
        {(showsAll ? entries : waiting).map(({ kind, count: rows, oldest }) => (
          <li key={kind}>
            <AppLink
              href={waitingLists[kind].href}
              className="flex min-h-control items-center gap-3 rounded-md px-2 py-1 text-ink no-underline hover:bg-hover"
            >
              <span className="min-w-0 flex-1 truncate">{localize(waitingLists[kind].label)}</span>
              {oldest !== null && rows > 0 && <span className="shrink-0 text-xs text-ink-secondary tabular-nums">{age(oldest)}</span>}
              <span
                className={`min-w-8 shrink-0 text-end font-semibold tabular-nums ${rows > 0 ? 'text-waiting-ink' : 'font-normal text-ink-faint'}`}
              >
                {count(rows)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {idle > 0 && (
        <Button variant="link" aria-expanded={showsAll} className="px-2" onClick={() => setShowsAll((shows) => !shows)}>
          {showsAll ? localize(texts.hideIdle) : localize(texts.showIdle).replace('{n}', String(idle))}
        </Button>
      )}
    </HomeCard>
  );
}
