import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useSession } from '@tarmac/admin-kit/session';
import { SettingsDrawer } from '@tarmac/admin-kit/settings-drawer';
import { useState } from 'react';
import { signOut } from './server.ts';
import { preferences, session } from './session.ts';

/** At the end of the header: who is signed in, the look and the language, the way out. */
export function HeaderActions() {
  const { localize } = useLocale();
  const { user } = useSession(session);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span>{user?.realname}</span>
      <Button size="small" onClick={() => setOpen(true)}>
        {localize({ zh: '设置', en: 'Settings' })}
      </Button>
      <Button size="small" onClick={() => void signOut()}>
        {localize({ zh: '退出', en: 'Sign out' })}
      </Button>
      <SettingsDrawer open={isOpen} onOpenChange={setOpen} store={preferences} />
    </>
  );
}
