import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useNavigate } from '@tanstack/react-router';
import { homePath } from '../shared/pages/paths.ts';
import { defineTexts } from '../shared/texts/defineTexts.ts';

const texts = defineTexts({
  title: { zh: '抱歉，您访问的页面不存在', en: 'Sorry, this page does not exist' },
  hint: { zh: '地址可能有误，或您没有该菜单的权限。', en: 'The address may be wrong, or you may not have access to the menu.' },
  home: { zh: '返回首页', en: 'Go home' },
});

/** The failure page of unknown paths. @source ROUTE-02 */
export default function NotFoundPage() {
  const { localize } = useLocale();
  const navigate = useNavigate();
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-3 bg-canvas p-6 text-center text-ink">
      <p className="m-0 text-2xl font-semibold text-ink-faint">404</p>
      <h1 className="m-0 text-lg font-semibold">{localize(texts.title)}</h1>
      <p className="m-0 text-ink-secondary">{localize(texts.hint)}</p>
      <Button variant="primary" onClick={() => void navigate({ href: homePath })}>
        {localize(texts.home)}
      </Button>
    </main>
  );
}
