import type { ReactNode } from 'react';

/** One thing that can be set: its name, what it is now, and the way to change it. */
export function SettingLine({ title, hint, children }: { title: string; hint: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-0 border-b border-solid border-line py-3 last:border-b-0">
      <div className="min-w-0">
        <div className="font-medium">{title}</div>
        <div className="break-words text-ink-secondary">{hint}</div>
      </div>
      {children}
    </li>
  );
}
