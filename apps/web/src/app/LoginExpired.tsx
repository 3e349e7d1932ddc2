import { late } from '@tarmac/admin-kit/chunk';
import { useEffect, useState } from 'react';
import { onLoginExpired } from '../shared/session/session.ts';

const LoginExpiredDialog = late(() => import('./LoginExpiredDialog.tsx'));

/** The modal of an expired login: its one button logs out and reloads. @source REQ-05 */
export function LoginExpired() {
  const [asked, setAsked] = useState<ExpiredLogin>();
  useEffect(() => onLoginExpired((dialog) => new Promise((resolve) => setAsked({ ...dialog, resolve }))), []);
  if (asked === undefined) return null;
  return <LoginExpiredDialog {...asked} />;
}

/** What the person is told, and what the button does. */
export interface ExpiredLogin {
  title: string;
  message: string;
  button: string;
  resolve: () => void;
}
