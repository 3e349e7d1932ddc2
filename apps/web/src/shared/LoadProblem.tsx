import { useLocale } from '@tarmac/admin-kit/i18n';
import { DeniedState, Empty, ErrorState } from '@tarmac/admin-kit/input';
import { ApiError } from '@tarmac/admin-kit/request';
import { errorText } from './errorText.ts';
import { isNotOffered, notOffered } from './notOffered.ts';

/** Why something did not load: it is forbidden, not to be found on this server, or failed and may be tried again. */
export function LoadProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { localize } = useLocale();
  const { status, code } = error instanceof ApiError ? error : {};
  if (status === 403) return <DeniedState />;
  // Only an envelope comes with words for people.
  if (isNotOffered(error)) return <Empty>{code === undefined ? localize(notOffered) : errorText(error)}</Empty>;
  return <ErrorState onRetry={onRetry}>{errorText(error)}</ErrorState>;
}
