import type { ReactNode } from 'react';

/** A sentence above what it is about. */
export const Note = ({ children, className = 'mb-3' }: { children: ReactNode; className?: string }) => (
  <p
    role="note"
    className={`m-0 flex flex-wrap items-center gap-2 rounded-md border border-solid border-line bg-sunken px-3 py-2 text-ink-secondary ${className}`}
  >
    {children}
  </p>
);
