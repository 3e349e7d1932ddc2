import { useLocale, type LocalText } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, type ReactNode } from 'react';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { demoForm } from '../shared/demoForm.resource.ts';
import { generalTexts as texts } from '../shared/generalTexts.ts';
import { Outcome } from '../result/Outcome.tsx';

/** A form that fills a page. */
export function DemoFormFrame({ title, children, footer }: { title: LocalText; children: ReactNode; footer: ReactNode }) {
  const { localize } = useLocale();
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-solid border-line bg-surface p-6">
      <h2 id={id} className="m-0 mb-4 text-lg font-semibold">
        {localize(title)}
      </h2>
      <div className="mx-auto max-w-4xl">{children}</div>
      <div className="mx-auto mt-6 flex max-w-4xl justify-end gap-2">{footer}</div>
    </section>
  );
}

/** What a form came to, and the ways on: what is stored, or another one. */
export function DemoFormDone({ content, onAgain }: { content: string | null; onAgain: () => void }) {
  const { localize } = useLocale();
  const { go } = useMenuPages();
  const queries = useQueryClient();
  // A list that is open in another tab has not heard of it.
  useEffect(() => void queries.invalidateQueries({ queryKey: [demoForm.name] }), [queries]);
  return (
    <Outcome
      isGood
      title={localize(texts.success)}
      hint={localize(texts.done)}
      actions={
        <>
          <Button variant="primary" onClick={onAgain}>
            {localize(texts.fillAgain)}
          </Button>
          <Button onClick={() => go('/list/query-list')}>{localize(texts.records)}</Button>
        </>
      }
    >
      <p className="m-0 whitespace-pre-line">{content}</p>
    </Outcome>
  );
}
