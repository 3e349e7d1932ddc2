import { Form, FormField, useKitForm } from '@tarmac/admin-kit/form';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, TextInput } from '@tarmac/admin-kit/input';
import { LoginLayout } from '@tarmac/admin-kit/layout';
import { signIn } from '../server.ts';
import { title } from '../title.ts';

/** Signs a person in; the guard then leads to the page that was asked for. */
export default function LoginPage() {
  const { localize } = useLocale();
  const form = useKitForm({ defaultValues: { username: '', password: '' }, onSubmit: signIn });
  return (
    <LoginLayout brand={<h1>{localize(title)}</h1>} mark={<strong>{localize(title)}</strong>}>
      <Form form={form} guarded={false} aria-label={localize({ zh: '登录', en: 'Sign in' })}>
        <FormField name="username" label={localize({ zh: '用户名', en: 'User name' })} required>
          {(control) => <TextInput {...control} autoComplete="username" />}
        </FormField>
        <FormField name="password" label={localize({ zh: '密码', en: 'Password' })} required>
          {(control) => <TextInput {...control} type="password" autoComplete="current-password" />}
        </FormField>
        <Button type="submit" variant="primary" disabled={form.isSaving}>
          {localize({ zh: '登录', en: 'Sign in' })}
        </Button>
        {import.meta.env.DEV && (
          <p>{localize({ zh: '模拟服务器：admin / admin 或 guest / guest', en: 'Mock server: admin / admin or guest / guest' })}</p>
        )}
      </Form>
    </LoginLayout>
  );
}
