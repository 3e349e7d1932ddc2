import { useLocalize } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useNavigate } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { defineTexts } from '../shared/texts/defineTexts.ts';
import { homePath } from '../shared/pages/paths.ts';

const texts = defineTexts({
  missing: { zh: '抱歉，您访问的页面不存在', en: 'Sorry, this page does not exist' },
  missingHint: { zh: '地址可能有误，或页面已被移走。', en: 'The address may be wrong, or the page has moved.' },
  denied: { zh: '您没有此页面的访问权限', en: 'You do not have access to this page' },
  deniedHint: {
    zh: '如工作需要，请联系管理员为您的角色开通。',
    en: 'If you need it for your work, ask an administrator to grant it to your role.',
  },
  home: { zh: '返回首页', en: 'Go home' },
  back: { zh: '返回上一页', en: 'Go back' },
});

/** Says why an address shows no page, which address that is, and leads on. @source ROUTE-02 */
export function Failure({ kind, asked, isAlone = false }: FailureProps) {
  const localize = useLocalize();
  const navigate = useNavigate();
  const Heading = isAlone ? 'h1' : 'h2';
  return (
    <section className="flex min-h-96 flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
      {kind === 'missing' ? (
        <p aria-hidden className="m-0 text-[72px] leading-none font-semibold text-ink-faint tabular-nums">
          404
        </p>
      ) : (
        <LockKeyhole aria-hidden size={64} strokeWidth={1.25} className="text-line-strong" />
      )}
      <Heading className="m-0 mt-2 text-xl font-semibold">{localize(texts[kind])}</Heading>
      {asked !== undefined && (
        <code className="max-w-full rounded-md bg-sunken px-2 py-0.5 text-sm break-all text-ink-secondary">{asked}</code>
      )}
      <p className="m-0 text-ink-secondary">{localize(texts[`${kind}Hint`])}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={() => void navigate({ href: homePath })}>
          {localize(texts.home)}
        </Button>
        <Button onClick={() => history.back()}>{localize(texts.back)}</Button>
      </div>
    </section>
  );
}

/** Props of {@link Failure}. */
export interface FailureProps {
  /** Nobody has such a page, or this person may not see it. */
  kind: 'missing' | 'denied';
  /** Whether it is the whole page, whose heading is then the first. */
  isAlone?: boolean;
  /** The address that was asked for. */
  asked?: string | undefined;
}
