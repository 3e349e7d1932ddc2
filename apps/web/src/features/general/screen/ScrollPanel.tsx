import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { ReactNode } from 'react';
import { Panel } from '../../../shared/pages/Panel.tsx';

/** A part of a wall that is longer than its room: what lies below fades out. On a narrow page it takes the room that it needs. */
export function ScrollPanel({ title, children }: { title: LocalText; children: ReactNode }) {
  return (
    <Panel title={title} fill>
      <div className="min-h-0 flex-1 @wall:overflow-auto @wall:mask-[linear-gradient(to_bottom,black_calc(100%-2.5rem),transparent)] @wall:pb-10">
        {children}
      </div>
    </Panel>
  );
}
