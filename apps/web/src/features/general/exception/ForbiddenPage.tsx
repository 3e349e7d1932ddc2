import { generalTexts as texts } from '../generalTexts.ts';
import { StatusPage } from '../StatusPage.tsx';

/** @source GEN-03 */
export default function ForbiddenPage() {
  return <StatusPage code="403" title={texts.forbidden} hint={texts.forbiddenHint} />;
}
