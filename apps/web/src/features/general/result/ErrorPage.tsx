import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { homePath } from '../../../shared/pages/paths.ts';
import { generalTexts as texts } from '../shared/generalTexts.ts';
import { Outcome } from './Outcome.tsx';

/** @source GEN-06 */
export default function ErrorPage() {
  const { localize } = useLocale();
  const { go } = useMenuPages();
  return (
    <Outcome
      isGood={false}
      title={localize(texts.failure)}
      hint={localize(texts.failureHint)}
      actions={
        <>
          <Button variant="primary" onClick={() => history.back()}>
            {localize(texts.back)}
          </Button>
          <Button onClick={() => go(homePath)}>{localize(texts.home)}</Button>
        </>
      }
    >
      <p className="m-0 mb-2 font-medium">{localize(texts.failureReasons)}</p>
      <ul className="m-0 ps-5 text-danger-ink">
        <li>{localize(texts.frozen)}</li>
        <li>{localize(texts.unqualified)}</li>
      </ul>
    </Outcome>
  );
}
