import { Refusal } from './mockTypes.ts';

/** A person of the mock server. */
export interface Person {
  id: string;
  username: string;
  realname: string;
  permissions: readonly string[];
}

const device = (...actions: string[]) => actions.map((action) => `device:${action}`);
/** What else an administrator may do. */
const further: readonly string[] = [
  // create-admin-kit: permissions
];
const people: readonly Person[] = [
  { id: '1', username: 'admin', realname: 'Ada Min', permissions: [...device('list', 'add', 'edit', 'delete', 'export'), ...further] },
  { id: '2', username: 'guest', realname: 'Gus Test', permissions: device('list') },
];

/** Signs a person in: the password is the name. @throws Refusal for anybody else */
export function signIn(input: unknown): { token: string; person: Person } {
  const { username, password } = Object(input) as { username?: unknown; password?: unknown };
  const person = people.find((one) => one.username === username && one.username === password);
  if (person === undefined) throw new Refusal({ zh: '用户名或密码错误。', en: 'Name or password is wrong.' }, { status: 400 });
  return { token: `mock-${person.id}`, person };
}

/** Who a token belongs to. @throws Refusal (401) where it is nobody's */
export function personOf(token: string | undefined): Person {
  const person = people.find(({ id }) => token === `mock-${id}`);
  if (person === undefined) throw new Refusal({ zh: '未登录。', en: 'Not signed in.' }, { status: 401 });
  return person;
}

/** @throws Refusal (403) where a person may not do this */
export function demand(person: Person, action: string): void {
  if (!person.permissions.includes(action)) throw new Refusal({ zh: '您没有此权限。', en: 'You may not do this.' }, { status: 403 });
}
