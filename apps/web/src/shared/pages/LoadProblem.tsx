import { useLocale } from '@tarmac/admin-kit/i18n';
import { DeniedState, Empty, ErrorState } from '@tarmac/admin-kit/input';
import { ApiError } from '@tarmac/admin-kit/request';
import { isNotOffered, problemText } from '../api/notOffered.ts';

/** Why something did not load: it is forbidden, not to be found on this server, or failed and may be tried again. */
export function LoadProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { localize } = useLocale();
  if (error instanceof ApiError && error.status === 403) return <DeniedState />;
  const text = problemText(error, localize);
  return isNotOffered(error) ? <Empty>{text}</Empty> : <ErrorState onRetry={onRetry}>{text}</ErrorState>;
}
