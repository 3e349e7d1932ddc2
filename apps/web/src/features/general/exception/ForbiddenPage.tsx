import { generalTexts as texts } from '../shared/generalTexts.ts';
import { StatusPage } from '../shared/StatusPage.tsx';

/** @source GEN-03 */
export default function ForbiddenPage() {
  return <StatusPage code="403" title={texts.forbidden} hint={texts.forbiddenHint} />;
}
