import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { IconButton } from '@tarmac/admin-kit/input';
import { ChevronDown, ChevronUp, EyeOff } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { homeTexts as texts } from './homeTexts.ts';

/** How one card is moved and hidden while the page is arranged. */
export interface Arranging {
  /** Absent at the end of the page that it would leave. */
  up?: () => void;
  down?: () => void;
  hide: () => void;
}

/** A titled card of the home page; while the page is arranged its head moves and hides it. */
export function HomeCard({ title, aside, arranging, className = '', children }: HomeCardProps) {
  const { localize } = useLocale();
  const id = useId();
  const name = localize(title);
  const button = (text: LocalText) => `${localize(text)} ${name}`;
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col rounded-lg border border-solid bg-surface p-4 ${arranging ? 'border-primary-line' : 'border-line'} ${className}`}
    >
      <header className="mb-3 flex min-h-6 items-center justify-between gap-3">
        <h2 id={id} className="m-0 truncate text-base font-semibold">
          {name}
        </h2>
        {arranging === undefined ? (
          aside
        ) : (
          <span className="flex gap-1">
            <IconButton
              icon={<ChevronUp size={16} />}
              label={button(texts.up)}
              size="small"
              disabled={arranging.up === undefined}
              onClick={() => arranging.up?.()}
            />
            <IconButton
              icon={<ChevronDown size={16} />}
              label={button(texts.down)}
              size="small"
              disabled={arranging.down === undefined}
              onClick={() => arranging.down?.()}
            />
            <IconButton icon={<EyeOff size={16} />} label={button(texts.hide)} size="small" onClick={arranging.hide} />
          </span>
        )}
      </header>
      {children}
    </section>
  );
}

interface HomeCardProps {
  title: LocalText;
  /** Stands at the end of the head, such as the way to the whole list. */
  aside?: ReactNode;
  /** Absent: the page is as it was arranged. */
  arranging: Arranging | undefined;
  className?: string;
  children: ReactNode;
}
