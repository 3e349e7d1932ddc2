import { expect, test } from 'vitest';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { createSession } from '../session/session.ts';
import { loginOf } from './loginOf.ts';

const answer = { token: 'T1', userInfo: { id: 'u1', username: 'wang', realname: '王五', orgCode: 'A01' } };

test('SESS-03 an answer of JeecgBoot begins the session with its department and dictionaries', () => {
  const session = createSession({ store: createMemoryStore() });

  session.start(loginOf({ ...answer, sysAllDictItems: { sex: [{ value: '1', text: '男' }] } }));

  expect(session.state()).toMatchObject({ token: 'T1', departmentCode: 'A01' });
  expect(session.dictionaries()).toEqual({ sex: [{ value: '1', text: '男' }] });
});

test.each([
  [undefined, false],
  [null, false],
  [0, false],
  [1, false],
  [2, true],
])('SESS-07 `multi_depart` %j: the person must choose a department: %j', (count, must) =>
  expect(loginOf({ ...answer, multi_depart: count }).mustChooseDepartment).toBe(must),
);

test('SESS-03 what the kit does not know stays in the login', () => {
  const further = { ...answer, tenantList: [{ id: 3, name: '东线' }] };

  expect(loginOf(further)).toMatchObject({ token: 'T1', tenantList: further.tenantList });
});
