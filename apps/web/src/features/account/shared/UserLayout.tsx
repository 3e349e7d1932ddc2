import { late } from '@tarmac/admin-kit/chunk';
import { useLocalize } from '@tarmac/admin-kit/i18n';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { platformName, usePlatformSettings } from '../../../shared/api/settings.ts';
import { whenIdle } from '../../../shared/api/whenIdle.ts';
import EntryFrame from './EntryFrame.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const DownloadCode = late(() => whenIdle(() => import('../download/DownloadCode.tsx')), { meanwhile: () => <div className="h-19.5" /> });

/** The pages before login, in their frame. @source SESS-08 */
export default function UserLayout() {
  const localize = useLocalize();
  const settings = usePlatformSettings();
  const name = localize(platformName(settings));
  useEffect(() => {
    document.title = name;
  }, [name]);

  return (
    <EntryFrame settings={settings} corner={<LanguageSwitch />} aside={<DownloadCode />}>
      <Outlet />
    </EntryFrame>
  );
}
