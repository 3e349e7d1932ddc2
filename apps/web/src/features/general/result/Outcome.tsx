import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

/** What something came to: a mark, words, details and the way on. @source GEN-06 */
export function Outcome({ isGood, title, hint, children, actions }: OutcomeProps) {
  const Mark = isGood ? CircleCheck : CircleX;
  return (
    <section
      aria-label={title}
      className="flex flex-col items-center gap-3 rounded-lg border border-solid border-line bg-surface px-6 py-10 text-center"
    >
      <Mark aria-hidden size={56} strokeWidth={1.5} className={isGood ? 'text-ok-ink' : 'text-danger-ink'} />
      <h2 className="m-0 text-xl font-semibold">{title}</h2>
      <p className="m-0 max-w-prose text-ink-secondary">{hint}</p>
      {children && <div className="w-full max-w-3xl rounded-md bg-sunken p-4 text-start">{children}</div>}
      <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>
    </section>
  );
}

interface OutcomeProps {
  isGood: boolean;
  title: string;
  hint: string;
  /** Details below. */
  children?: ReactNode;
  actions: ReactNode;
}
