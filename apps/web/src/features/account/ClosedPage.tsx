import { useLocale } from '@tarmac/admin-kit/i18n';
import { Link } from '@tanstack/react-router';
import { loginPath } from '../../shared/paths.ts';
import { usePlatformSettings } from '../../shared/settings.ts';
import { loginTexts as texts } from './loginTexts.ts';

/** Says plainly that a self-service page is not open on this platform, and whom to ask. @source ROUTE-03 */
export default function ClosedPage() {
  const { localize } = useLocale();
  const { footer_customer_service: phone } = usePlatformSettings();
  return (
    <div className="flex flex-col gap-3">
      <h1 className="m-0 text-xl font-semibold">{localize(texts.closed)}</h1>
      <p className="m-0 text-ink-secondary">
        {localize(texts.closedHint)}
        {phone ? ` ${phone}` : ''}
      </p>
      <Link to={loginPath} className="text-primary-ink">
        {localize(texts.back)}
      </Link>
    </div>
  );
}
