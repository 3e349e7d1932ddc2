import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { ReactNode } from 'react';
import { Panel } from '../dashboard/Panel.tsx';

/** A part of a wall that is longer than its room: on a narrow page it takes the room that it needs. */
export function ScrollPanel({ title, children }: { title: LocalText; children: ReactNode }) {
  return (
    <div className="relative min-h-0 desktop:overflow-hidden">
      <div className="desktop:absolute desktop:inset-0 desktop:overflow-auto">
        <Panel title={title}>{children}</Panel>
      </div>
    </div>
  );
}
