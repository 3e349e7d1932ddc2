import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Steps } from '@tarmac/admin-kit/input';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { homePath } from '../../../shared/pages/paths.ts';
import { generalTexts as texts } from '../shared/generalTexts.ts';
import { Outcome } from './Outcome.tsx';

/** @source GEN-06 */
export default function SuccessPage() {
  const { localize } = useLocale();
  const { go } = useMenuPages();
  return (
    <Outcome
      isGood
      title={localize(texts.success)}
      hint={localize(texts.successHint)}
      actions={
        <>
          <Button variant="primary" onClick={() => go('/list/query-list')}>
            {localize(texts.records)}
          </Button>
          <Button onClick={() => go(homePath)}>{localize(texts.home)}</Button>
        </>
      }
    >
      <Steps steps={[texts.fill, texts.confirm, texts.done].map(localize)} current={3} />
    </Outcome>
  );
}
