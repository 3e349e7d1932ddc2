import { useLocalize } from '@tarmac/admin-kit/i18n';
import { fileUrl } from '@tarmac/admin-kit/request';
import { AppLink } from './AppLink.tsx';
import { homePath } from './paths.ts';
import { basePath } from '../session/session.ts';
import { logoTitle, type PlatformSettings, platformName } from '../api/settings.ts';

/** Logo and name of the platform; leads to the dashboard. @source LAY-11 */
export function Brand({ collapsed, tone, settings }: BrandProps) {
  const localize = useLocalize();
  const logo = fileUrl(tone === 'dark' ? settings.platform_logo_dark : settings.platform_logo_light, {
    domains: {
      static: `${basePath}/sys/common/static`,
    },
  });
  const name = localize(platformName(settings));
  return (
    <AppLink
      href={homePath}
      aria-label={collapsed ? name : undefined}
      title={name}
      className="flex min-w-0 items-center gap-2.5 text-inherit no-underline"
    >
      <img src={logo ?? '/favicon.svg'} alt="" width={28} height={28} className="shrink-0" />
      {!collapsed && (
        <span className={`truncate text-base font-semibold ${tone === 'dark' ? 'text-frame-ink-strong' : 'text-ink'}`}>
          {localize(logoTitle(settings))}
        </span>
      )}
    </AppLink>
  );
}

/** Props of {@link Brand}. */
export interface BrandProps {
  collapsed: boolean;
  tone: 'dark' | 'light';
  settings: PlatformSettings;
}
