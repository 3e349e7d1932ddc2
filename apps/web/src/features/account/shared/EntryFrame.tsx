import { LoginLayout } from '@tarmac/admin-kit/layout';
import { useLocalize } from '@tarmac/admin-kit/i18n';
import { fileUrl } from '@tarmac/admin-kit/request';
import { FileCheck, Route, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { type PlatformSettings, platformName } from '../../../shared/api/settings.ts';
import { basePath } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';

const texts = defineTexts({
  tagline: {
    zh: '为公路货运行业提供全方位产品与服务，解决行业痛点',
    en: 'Everything that road freight needs, in one place',
  },
  address: { zh: '地址', en: 'Address' },
  phone: { zh: '客服电话', en: 'Customer service' },
});

const facts = [
  {
    Icon: Route,
    title: { zh: '一张运单走到底', en: 'One waybill, start to finish' },
    text: { zh: '下单、调度、装卸、签收、审核在同一处完成', en: 'Order, dispatch, loading, receipt and review in one place' },
  },
  {
    Icon: ShieldCheck,
    title: { zh: '每一分钱都有账', en: 'Every cent accounted for' },
    text: { zh: '复式记账，余额与流水逐笔相符', en: 'Double-entry books: balances always match their records' },
  },
  {
    Icon: FileCheck,
    title: { zh: '合规先行', en: 'Compliant by design' },
    text: { zh: '人车资质、轨迹与单据齐全后才上报监管', en: 'Papers, tracks and documents are checked before they are reported' },
  },
];

/** Frame of the pages before login: logo, name and tagline on the left, the page on the right, the platform's data below. @source SESS-08 */
export default function EntryFrame({ settings, corner, aside, children }: EntryFrameProps) {
  const localize = useLocalize();
  const name = localize(platformName(settings));
  const files = { static: `${basePath}/sys/common/static` };
  const logo = <img src={fileUrl(settings.platform_logo_dark, { domains: files }) ?? '/favicon.svg'} alt="" width={40} height={40} />;
  return (
    <LoginLayout
      decoration={<RoadLines />}
      backgroundUrl={fileUrl(settings.bg, { domains: files })}
      brand={
        <div className="flex flex-col gap-6">
          <div className="flex items-center gap-3">
            {logo}
            <span className="text-xl font-semibold text-frame-ink-strong">{name}</span>
          </div>
          <p className="m-0 max-w-112 text-2xl leading-10 font-semibold text-frame-ink-strong">{localize(texts.tagline)}</p>
          <ul className="m-0 flex list-none flex-col gap-4 p-0">
            {facts.map(({ Icon, title, text }) => (
              <li key={title.en} className="flex items-start gap-3">
                <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-frame-ink-strong" />
                <span>
                  <span className="block font-medium text-frame-ink-strong">{localize(title)}</span>
                  <span className="block">{localize(text)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      }
      mark={
        <div className="flex items-center gap-3">
          <img src={fileUrl(settings.platform_logo_light, { domains: files }) ?? '/favicon.svg'} alt="" width={32} height={32} />
          <span className="text-lg font-semibold">{name}</span>
        </div>
      }
      corner={corner}
      aside={aside}
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
      {children}
    </LoginLayout>
  );
}

interface EntryFrameProps {
  settings: PlatformSettings;
  /** In the upper corner beside the form. */
  corner?: ReactNode;
  /** Below the brand. */
  aside?: ReactNode;
  children: ReactNode;
}

// A calm decoration: lanes that run to the horizon.
function RoadLines() {
  return (
    <svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" stroke="currentColor" strokeWidth={2} className="size-full">
      <path d="M0 430H600M255 430L-596 820M271 430L-276 820M285 430L-4 820M315 430L604 820M329 430L876 820M345 430L1196 820" />
      <path strokeDasharray="28 22" d="M295 430L204 820M305 430L396 820" />
    </svg>
  );
}
