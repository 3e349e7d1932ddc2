import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Asks our server as a signed-in person. */
export interface Client {
  token: string;
  /** The `result` of a GET. @throws Error when the server refuses */
  get(path: string): Promise<unknown>;
}

const api = '/jeecg-boot';
/** Platform staff of the demonstration, who all see the same rows. */
const staff = ['ops', 'dispatcher', 'finance_mgr', 'compliance'];

/** The path of an endpoint with a query. */
export function address(path: string, query: Readonly<Record<string, string | number>> = {}): string {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString();
  return `${api}${path}${text === '' ? '' : `?${text}`}`;
}

/** Signs in several sessions: each has its own allowance of calls. */
export async function signIn(
  port: number,
  { data, count, people = staff }: { data: string; count: number; people?: readonly string[] },
): Promise<Client[]> {
  const passwords = passwordsOf(data);
  const clients: Client[] = [];
  for (let index = 0; index < count; index += 1) {
    const username = people[index % people.length]!;
    const reply = await fetch(`http://127.0.0.1:${port}${address('/sys/login')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: passwords.get(username) }),
    });
    const envelope = (await reply.json()) as { success: boolean; message: string; result: { token: string } };
    if (!envelope.success) throw new Error(`${username} could not sign in: ${envelope.message}`);
    const { token } = envelope.result;
    clients.push({ token, get: (path) => get(port, { token, path }) });
  }
  return clients;
}

/** Passwords of the people that the first start made. */
export function passwordsOf(data: string): Map<string, string> {
  const lines = readFileSync(join(data, 'accounts.txt'), 'utf8').split('\n');
  return new Map(
    lines.map((line): [string, string] => {
      const [username = '', password = ''] = line.split('\t');
      return [username, password];
    }),
  );
}

async function get(port: number, { token, path }: { token: string; path: string }): Promise<unknown> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-access-token': token } });
  const envelope = (await reply.json()) as { success: boolean; message: string; result: unknown };
  if (!envelope.success) throw new Error(`${path}: ${envelope.message}`);
  return envelope.result;
}

/** Milliseconds that 95 of 100 answers take at the most, of so many after a first one. */
export async function p95(client: Client, { path, answers }: { path: string; answers: number }): Promise<number> {
  await client.get(path);
  const times: number[] = [];
  for (let count = 0; count < answers; count += 1) {
    const began = performance.now();
    await client.get(path);
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(answers * 0.95)]!;
}
