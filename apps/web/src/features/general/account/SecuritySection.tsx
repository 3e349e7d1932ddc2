import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useSession } from '@tarmac/admin-kit/session';
import { useState } from 'react';
import { session } from '../../../shared/session/session.ts';
import { accountTexts as texts } from './accountTexts.ts';
import { DeviceList } from './DeviceList.tsx';
import { SettingLine } from './SettingLine.tsx';

const ChangePasswordDialog = late(() => import('../../../shared/session/ChangePasswordDialog.tsx'));

/** The password, and where the person is signed in. @source GEN-01, MOD-01 */
export function SecuritySection() {
  const { localize } = useLocale();
  const { user } = useSession(session);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className="m-0 mb-6 list-none p-0">
        <SettingLine title={localize(texts.password)} hint={localize(texts.passwordHint)}>
          <Button onClick={() => setOpen(true)}>{localize(texts.change)}</Button>
        </SettingLine>
      </ul>
      <DeviceList />
      {isOpen && <ChangePasswordDialog open onOpenChange={setOpen} username={user?.username ?? ''} />}
    </>
  );
}
