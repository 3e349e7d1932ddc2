import { useLocalize } from '@tarmac/admin-kit/i18n';
import { Empty } from '@tarmac/admin-kit/input';
import { defineTexts } from '../shared/texts/defineTexts.ts';

const texts = defineTexts({
  missing: {
    zh: '当前版本没有名为 {name} 的页面，请联系管理员检查菜单配置',
    en: 'This version has no page named {name}. Ask an administrator to check the menu.',
  },
});

/** In place of a page that a menu row names and the app does not have. */
export function MissingScreen({ component }: { component: string }) {
  const localize = useLocalize();
  return <Empty>{localize(texts.missing).replace('{name}', component)}</Empty>;
}
