import { type ListConventions, plainConventions, restBackEnd } from '@tarmac/admin-kit/back-end';
import type { AdminEntry } from '@tarmac/admin-kit/router';
import type { UserInfo } from '@tarmac/admin-kit/session';
import { menu } from './menu.ts';
import { locale, session } from './session.ts';

/** Address of the server. */
const baseUrl = '/api';

const headers = (): Readonly<Record<string, string>> => {
  const { token } = session.state();
  return { 'Accept-Language': locale(), ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
};

/** Resources of the server; `conventions` say how its lists are asked, where that is not as in the whole of it. */
export const serverWith = (conventions: ListConventions) =>
  restBackEnd({ baseUrl, headers, locale, lists: conventions, further: { export: '/export' }, onExpire: () => session.end() });

export const server = serverWith({
  ...plainConventions,
  filters: { is: '*', in: '*', contains: '*_like', from: '*_from', to: '*_to' },
});

export const { lists } = server;

/** Signs in and begins the session. */
export async function signIn(input: { username: string; password: string }): Promise<void> {
  const { token, user } = await ask<{ token: string; user: UserInfo }>('POST', input);
  session.start({ token, userInfo: user });
}

/** Ends the session here at once, then tells the server. */
export async function signOut(): Promise<void> {
  const leaving = ask('DELETE').catch(() => undefined);
  session.end();
  await leaving;
}

/** Menu and permissions of who has signed in. */
export async function enter(): Promise<AdminEntry> {
  const { permissions } = await ask<{ permissions: string[] }>('GET');
  return { menu, auth: permissions.map((action) => ({ action })) };
}

async function ask<Answer>(method: string, body?: object): Promise<Answer> {
  const response = await fetch(`${baseUrl}/session`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers() },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Answer & { message?: string };
  if (!response.ok) throw new Error(answer.message ?? response.statusText);
  return answer;
}
