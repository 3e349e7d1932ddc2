import { Form, FormField, useKitForm } from '@tarmac/admin-kit/form';
import { useLocalize } from '@tarmac/admin-kit/i18n';
import { Button, TextInput } from '@tarmac/admin-kit/input';
import { LoginLayout } from '@tarmac/admin-kit/layout';
import { signIn } from './server.ts';

export default function LoginPage() {
  const localize = useLocalize();
  const form = useKitForm({ defaultValues: { username: '', password: '' }, onSubmit: signIn });
  const title = localize({ zh: '登录', en: 'Sign in' });
  return (
    <LoginLayout brand={<h1>{localize({ zh: '服务台', en: 'Help desk' })}</h1>}>
      <Form form={form} guarded={false} aria-label={title}>
        <FormField name="username" label={localize({ zh: '用户名', en: 'User name' })} required>
          {(control) => <TextInput {...control} autoComplete="username" />}
        </FormField>
        <FormField name="password" label={localize({ zh: '密码', en: 'Password' })} required>
          {(control) => <TextInput {...control} type="password" autoComplete="current-password" />}
        </FormField>
        <Button type="submit" variant="primary" disabled={form.isSaving}>
          {title}
        </Button>
      </Form>
    </LoginLayout>
  );
}
