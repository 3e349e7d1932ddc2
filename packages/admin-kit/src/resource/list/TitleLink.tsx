import type { MouseEvent, ReactNode } from 'react';

const look = 'max-w-full cursor-pointer truncate text-start text-primary-ink no-underline hover:underline';

/** The words of a line that open its row: a link where that is a page, so that it can be opened in a window of its own. */
export function TitleLink({ href, onOpen, children }: TitleLinkProps) {
  if (href === undefined)
    return (
      <button type="button" className={look} onClick={onOpen}>
        {children}
      </button>
    );
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={href} className={look} onClick={follow}>
      {children}
    </a>
  );
}

interface TitleLinkProps {
  /** Address of the row's page; absent where a drawer shows it. */
  href: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}
