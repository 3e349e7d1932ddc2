import { address } from './list/client.ts';

const password = 'Bench-Gravel-58';

/** Signs the administrator of a new database in: the first password must be changed before anything else. @returns the token */
export async function signInAsAdmin(port: number, first: string): Promise<string> {
  const post = async (path: string, { body, headers = {} }: { body: object; headers?: Readonly<Record<string, string>> }) => {
    const reply = await fetch(`http://127.0.0.1:${port}${address(path)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as { message: string; result: { token?: string } | null };
  };
  const { result } = await post('/sys/login', { body: { username: 'admin', password: first } });
  const change = { username: 'admin', oldpassword: first, password, confirmpassword: password };
  await post('/sys/user/updatePassword', { body: change, headers: { 'x-access-token': result?.token ?? '' } });
  const again = await post('/sys/login', { body: { username: 'admin', password } });
  if (again.result?.token === undefined) throw new Error(`The administrator could not sign in: ${again.message}`);
  return again.result.token;
}
