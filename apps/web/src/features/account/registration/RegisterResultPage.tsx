import { useLocale } from '@tarmac/admin-kit/i18n';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { loginPath } from '../../../shared/pages/paths.ts';
import { entryTexts as texts } from '../shared/entryTexts.ts';

/** What comes after a registration. Nobody gets here without one. @source SESS-09 */
export default function RegisterResultPage() {
  const { localize } = useLocale();
  const { state } = useLocation();
  // The page is still here while the next one is being loaded, and then the address knows nothing of a registration.
  const [name] = useState(state.registered);
  if (name === undefined) return <Navigate to="/user/register" replace />;
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck aria-hidden size={48} className="text-success-ink" />
      <h1 className="m-0 text-2xl font-semibold">{localize(texts.registered)}</h1>
      <p className="m-0 leading-7 text-ink-secondary">{localize(texts.registeredHint).replace('{name}', name)}</p>
      <Link to={loginPath} className="rounded-md bg-primary-solid px-6 py-2 text-on-solid no-underline hover:bg-primary-hover">
        {localize(texts.toLogin)}
      </Link>
    </div>
  );
}
