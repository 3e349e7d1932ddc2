import { useLocale } from '@tarmac/admin-kit/i18n';
import { Descriptions } from '@tarmac/admin-kit/input';
import { useSession } from '@tarmac/admin-kit/session';
import { session } from '../session.ts';

/** Where the product begins. */
export default function HomePage() {
  const { localize } = useLocale();
  const { user } = useSession(session);
  return <Descriptions items={[{ key: 'person', label: localize({ zh: '当前用户', en: 'Signed in' }), value: user?.realname }]} />;
}
