import { late } from '@tarmac/admin-kit/chunk';
import { useCommands } from '@tarmac/admin-kit/command-palette';
import { useConfirm } from '@tarmac/admin-kit/dialog';
import { useRefreshDictionaries } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { IconButton, Menu, type MenuItem } from '@tarmac/admin-kit/input';
import { type MenuNode, MenuSearch } from '@tarmac/admin-kit/layout';
import { notices } from '@tarmac/admin-kit/notice';
import { useSession } from '@tarmac/admin-kit/session';
import { shortcutHelp } from '@tarmac/admin-kit/shortcut-keys';
import { usePreferences } from '@tarmac/admin-kit/settings-drawer';
import { useTabs } from '@tarmac/admin-kit/tabs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Boxes, Building2, Eraser, Keyboard, KeyRound, LogOut, Moon, Settings, Smartphone, Sun, UserRound } from 'lucide-react';
import { useState } from 'react';
import { defineTexts } from '../shared/texts/defineTexts.ts';
import { loginPath } from '../shared/pages/paths.ts';
import { whenIdle } from '../shared/api/whenIdle.ts';
import { drafts } from '../shared/api/drafts.ts';
import { logOut as logOutHere, preferences, session } from '../shared/session/session.ts';
import { tenantsQuery } from '../shared/session/tenantsQuery.ts';
import type { BindPhoneStep } from '../shared/session/BindPhoneDialog.tsx';
import { bindPhoneTexts } from '../shared/session/bindPhoneTexts.ts';
import { NoticeBell } from './NoticeBell.tsx';
import { departmentSwitch, tenantSwitch } from './sessionAsks.ts';

// Seldom opened: their code comes when they are.
const SettingsPanel = late(() => import('./SettingsPanel.tsx'));
const ChangePasswordDialog = late(() => import('../shared/session/ChangePasswordDialog.tsx'));
const FailNoticesBadge = late(() => whenIdle(() => import('../features/finance/payment/FailNoticesBadge.tsx')));
const BindPhoneDialog = late(() => import('../shared/session/BindPhoneDialog.tsx'));

const texts = defineTexts({ keys: { zh: '键盘快捷键', en: 'Keyboard shortcuts' }, tenant: { zh: '切换租户', en: 'Switch tenant' } });

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** What stands at the right of the header: menu search, bell, light or dark, and the user's menu. @source LAY-07 */
export function HeaderActions({ menu, onOpen }: HeaderActionsProps) {
  const { t, localize } = useLocale();
  const { user, userType } = useSession(session);
  const clearCache = useRefreshDictionaries();
  // The wire says it of the platform's own people, as `isSys` or as user type 1.
  const isSys = user?.['isSys'] === true || userType === '1';
  const { mode, navMode } = usePreferences(preferences);
  const confirm = useConfirm();
  const { confirmLeave } = useTabs();
  const queryClient = useQueryClient();
  const { data: own } = useQuery({ ...tenantsQuery, enabled: Boolean(user?.['relTenantIds']) });
  const tenant = own !== undefined && own.list.length > 1 ? own.list.find(({ id }) => id === own.tenantId) : undefined;
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  const [phoneStep, setPhoneStep] = useState<BindPhoneStep>();

  const logOut = async () => {
    if (!(await confirmLeave()) || !(await confirm(t('layout.logoutConfirm')))) return;
    // Who logs out leaves nothing behind on this machine.
    drafts.clear();
    const refusal = await logOutHere();
    if (refusal !== undefined) {
      notices.error(refusal);
      // Long enough to be read: the next page does not show it.
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    queryClient.clear();
    location.assign(loginPath);
  };

  const items: (MenuItem & { label: string })[] = [
    { key: 'settings', label: t('layout.settings'), icon: <Settings aria-hidden size={14} />, onSelect: () => setSettingsOpen(true) },
    { key: 'keys', label: localize(texts.keys), icon: <Keyboard aria-hidden size={14} />, onSelect: shortcutHelp.open },
    { key: 'password', label: t('layout.changePassword'), icon: <KeyRound aria-hidden size={14} />, onSelect: () => setPasswordOpen(true) },
    {
      key: 'phone',
      label: localize(bindPhoneTexts.title),
      icon: <Smartphone aria-hidden size={14} />,
      // Who has a phone proves it before it is replaced.
      onSelect: () => setPhoneStep(user?.['phone'] ? 'prove' : 'bind'),
    },
    ...(tenant === undefined
      ? []
      : [
          {
            key: 'tenant',
            label: `${localize(texts.tenant)} · ${tenant.name}`,
            icon: <Boxes aria-hidden size={14} />,
            onSelect: tenantSwitch.open,
          },
        ]),
    { key: 'department', label: t('department.switchItem'), icon: <Building2 aria-hidden size={14} />, onSelect: departmentSwitch.open },
    ...(isSys
      ? [{ key: 'clearCache', label: t('layout.clearCache'), icon: <Eraser aria-hidden size={14} />, onSelect: () => void clearCache() }]
      : []),
    { key: 'logout', label: t('layout.logout'), icon: <LogOut aria-hidden size={14} />, separated: true, onSelect: () => void logOut() },
  ];
  // The palette offers what the user's menu does.
  useCommands(
    items.map(({ key, label, icon, onSelect }) => ({
      id: `account:${key}`,
      title: label,
      group: t('command.actions'),
      hint: t('layout.userMenu'),
      icon,
      run: onSelect,
    })),
  );

  return (
    <>
      <MenuSearch menu={menu} onOpen={onOpen} compact={navMode === 'top'} shortcut={isApple ? '⌘K' : 'Ctrl K'} />
      <FailNoticesBadge />
      <NoticeBell />
      <IconButton
        label={t(mode === 'dark' ? 'settings.light' : 'settings.dark')}
        icon={mode === 'dark' ? <Sun aria-hidden size={18} /> : <Moon aria-hidden size={18} />}
        onClick={() => preferences.change({ mode: mode === 'dark' ? 'light' : 'dark' })}
      />
      <Menu
        label={t('layout.userMenu')}
        trigger={
          <button type="button" className="flex h-control cursor-pointer items-center gap-2 rounded-md px-2 text-ink hover:bg-hover">
            <UserRound aria-hidden size={18} className="text-ink-secondary" />
            <span className="max-w-30 truncate">{user?.realname ?? ''}</span>
          </button>
        }
        items={items}
      />
      {isSettingsOpen && <SettingsPanel onOpenChange={setSettingsOpen} />}
      {isPasswordOpen && <ChangePasswordDialog open onOpenChange={setPasswordOpen} username={user?.username} />}
      {phoneStep !== undefined && <BindPhoneDialog step={phoneStep} onStepChange={setPhoneStep} />}
    </>
  );
}

/** Props of {@link HeaderActions}. */
export interface HeaderActionsProps {
  menu: readonly MenuNode[];
  onOpen: (node: MenuNode) => void;
}
