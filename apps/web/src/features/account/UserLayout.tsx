import { late } from '@tarmac/admin-kit/chunk';
import { LoginLayout } from '@tarmac/admin-kit/layout';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { fileUrl } from '@tarmac/admin-kit/request';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { defineTexts } from '../../shared/defineTexts.ts';
import { basePath } from '../../shared/session.ts';
import { platformName, usePlatformSettings } from '../../shared/settings.ts';
import { whenIdle } from '../../shared/whenIdle.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const DownloadCode = late(
  () => whenIdle(() => import('./DownloadCode.tsx')),
  () => <div className="h-19.5" />,
);

const texts = defineTexts({
  tagline: {
    zh: '为公路货运行业提供全方位产品与服务，解决行业痛点',
    en: "All-round products and services for road freight, made for the industry's pain points",
  },
  address: { zh: '地址', en: 'Address' },
  phone: { zh: '客服电话', en: 'Customer service' },
});

/** Frame of the pages before login: logo, name and tagline on the left, the page on the right, the platform's data below. @source SESS-08 */
export default function UserLayout() {
  const { localize } = useLocale();
  const settings = usePlatformSettings();
  const name = platformName(settings);
  const files = { static: `${basePath}/sys/common/static` };
  useEffect(() => {
    document.title = name;
  }, [name]);

  return (
    <LoginLayout
      backgroundUrl={fileUrl(settings.bg, files)}
      brand={
        <div className="flex flex-col gap-6">
          <div className="flex items-center gap-3">
            <img src={fileUrl(settings.platform_logo_dark, files) ?? '/favicon.svg'} alt="" width={40} height={40} />
            <span className="text-xl font-semibold text-frame-ink-strong">{name}</span>
          </div>
          <p className="m-0 max-w-90 text-2xl leading-10 text-frame-ink-strong">{localize(texts.tagline)}</p>
        </div>
      }
      aside={<DownloadCode />}
      footer={
        <div className="flex flex-wrap justify-center gap-x-6 gap-y-1">
          {settings.footer_address && (
            <span>
              {localize(texts.address)}: {settings.footer_address}
            </span>
          )}
          {settings.footer_customer_service && (
            <span>
              {localize(texts.phone)}: {settings.footer_customer_service}
            </span>
          )}
          {settings.footer_company_name && (
            <span>
              ©{' '}
              {settings.footer_company_name_link ? (
                <a href={settings.footer_company_name_link} rel="noopener" className="text-inherit">
                  {settings.footer_company_name}
                </a>
              ) : (
                <span>{settings.footer_company_name}</span>
              )}
            </span>
          )}
          {settings.footer_web_record_number && <span>{settings.footer_web_record_number}</span>}
          {settings.footer_ICP_number && <span>{settings.footer_ICP_number}</span>}
        </div>
      }
    >
      <div className="mb-4 flex justify-end">
        <LanguageSwitch />
      </div>
      <Outlet />
    </LoginLayout>
  );
}
