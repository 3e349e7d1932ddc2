import { Dialog } from '@tarmac/admin-kit/dialog';
import { useEffect, useState } from 'react';
import { onLoginExpired } from '../shared/session.ts';

/** The modal of an expired login: its one button logs out and reloads. @source REQ-05 */
export function LoginExpired() {
  const [asked, setAsked] = useState<{ title: string; message: string; button: string; resolve: () => void }>();
  useEffect(() => onLoginExpired((dialog) => new Promise((resolve) => setAsked({ ...dialog, resolve }))), []);
  if (asked === undefined) return null;
  return (
    <Dialog open onOpenChange={() => asked.resolve()} closable={false} width={420} title={asked.title} okText={asked.button} onOk={asked.resolve}>
      {asked.message}
    </Dialog>
  );
}
