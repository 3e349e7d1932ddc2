import { generalTexts as texts } from '../shared/generalTexts.ts';
import { StatusPage } from '../shared/StatusPage.tsx';

/** @source GEN-03 */
export default function BrokenPage() {
  return <StatusPage code="500" title={texts.broken} hint={texts.brokenHint} onRetry={() => location.reload()} />;
}
