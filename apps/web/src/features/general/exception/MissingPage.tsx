import { generalTexts as texts } from '../shared/generalTexts.ts';
import { StatusPage } from '../shared/StatusPage.tsx';

/** @source GEN-03 */
export default function MissingPage() {
  return <StatusPage code="404" title={texts.missing} hint={texts.missingHint} />;
}
