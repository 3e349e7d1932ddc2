import { useTabs } from '@tarmac/admin-kit/tabs';
import type { ComponentProps } from 'react';

/** A link to a page of the menu. Those pages are data, not routes, so the address is plain text. */
export function AppLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { open } = useTabs();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        open(href);
      }}
    >
      {children}
    </a>
  );
}
