import { restBackEnd } from '@tarmac/admin-kit/back-end';
import type { UploadTransport } from '@tarmac/admin-kit/input';
import type { AdminEntry } from '@tarmac/admin-kit/router';
import { createBrowserStore, createSession, type UserInfo } from '@tarmac/admin-kit/session';
import { createPreferenceStore } from '@tarmac/admin-kit/settings-drawer';

const store = createBrowserStore();
export const preferences = createPreferenceStore(store);
const locale = () => preferences.read().locale;
export const session = createSession({ store, locale });

const baseUrl = '/help/api';
const headers = () => ({ Authorization: `Bearer ${session.state().token}` });
export const server = restBackEnd({
  baseUrl,
  headers,
  locale,
  further: { export: '/export', import: '/import', importTemplate: '/template' },
  onExpire: () => session.end(),
});

export async function ask<Answer>(method: string, { path, body }: { path: string; body?: object }): Promise<Answer> {
  const init = { method, headers: headers(), body: body instanceof FormData ? body : JSON.stringify(body) };
  const response = await fetch(baseUrl + path, init);
  const answer = (await response.json()) as Answer & { message?: string };
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

export async function signIn(input: { username: string; password: string }) {
  const { token, user } = await ask<{ token: string; user: UserInfo }>('POST', { path: '/session', body: input });
  session.start({ token, userInfo: user });
}

export const enter = () => ask<AdminEntry>('GET', { path: '/session' });

export const uploads: UploadTransport = {
  upload: async (file) => {
    const form = new FormData();
    form.append('file', file);
    return (await ask<{ path: string }>('POST', { path: '/files', body: form })).path;
  },
  urlOf: (path) => `${baseUrl}/files/${path}`,
};
