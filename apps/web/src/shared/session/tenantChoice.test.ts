import { createSession, type LoginResult } from '@tarmac/admin-kit/session';
import { sharedStore } from '@tarmac/admin-kit/testing';
import { expect, test } from 'vitest';
import { createTenantChoice } from './tenantChoice.ts';

const both = [
  { id: 3, name: '东线' },
  { id: 7, name: '西线' },
];
const login = (tenantList?: typeof both, id = 'u1') =>
  ({ token: `T-${id}`, userInfo: { id, username: id, realname: id }, ...(tenantList && { tenantList }) }) as LoginResult;

function browser() {
  const windows = sharedStore();
  const open = () => {
    const store = windows.openWindow();
    const session = createSession({ store, schedule: () => () => {} });
    const tenants = createTenantChoice(session, { store });
    const enter = (given: LoginResult) => {
      tenants.begin(given);
      session.start(given);
    };
    return { session, tenants, enter };
  };
  return { open };
}

test('SYS-18 after a login with several tenants one must be chosen, the last one is proposed', () => {
  const { open } = browser();
  const first = open();
  first.enter(login(both));
  expect(first.tenants.state()).toMatchObject({ tenantId: 0, mustChoose: true, last: undefined, isLeft: false });
  first.tenants.choose(7);
  expect(open().tenants.state()).toMatchObject({ tenantId: 7, mustChoose: false });
  first.session.end();

  const again = open();
  again.enter(login(both));
  expect(again.tenants.state()).toMatchObject({ tenantId: 0, mustChoose: true, last: 7 });
  // A second login before the choice still knows it.
  again.enter(login(both));
  expect(again.tenants.state().last).toBe(7);
});

test('SYS-18 who chooses the own tenant stays, without reloading', () => {
  const { tenants, enter } = browser().open();
  enter(login(both));
  tenants.choose(0);
  expect(tenants.state()).toMatchObject({ tenantId: 0, mustChoose: false, isLeft: false });
});

test('SYS-18 who has one tenant chooses nothing, nor does another person take over a choice', () => {
  const { open } = browser();
  const { tenants, enter, session } = open();
  enter(login());
  expect(tenants.state()).toMatchObject({ tenantId: 0, mustChoose: false, isLeft: false });
  enter(login(both));
  tenants.choose(7);
  session.end();
  const other = open();
  other.enter(login(undefined, 'u2'));
  expect(other.tenants.state()).toMatchObject({ tenantId: 0, mustChoose: false, isLeft: false });
});

test('SYS-18 a window goes on with its tenant and is left; it hears of it, and a fresh one has the new tenant', () => {
  const { open } = browser();
  const here = open();
  here.enter(login(both));
  here.tenants.choose(0);
  const elsewhere = open();
  let heard = 0;
  elsewhere.tenants.subscribe(() => (heard += 1));
  here.tenants.choose(7);
  expect(here.tenants.state()).toMatchObject({ tenantId: 0, isLeft: true });
  expect(elsewhere.tenants.state()).toMatchObject({ tenantId: 0, isLeft: true });
  expect(heard).toBe(1);
  expect(open().tenants.state()).toMatchObject({ tenantId: 7, isLeft: false });
  // Back again: what it shows is right once more.
  here.tenants.choose(0);
  expect(elsewhere.tenants.state()).toMatchObject({ isLeft: false });
});

test('SYS-18 a window without a session takes over what another window signed in to', () => {
  const { open } = browser();
  const [here, elsewhere] = [open(), open()];
  here.enter(login(both));
  expect(elsewhere.tenants.state()).toMatchObject({ mustChoose: true, isLeft: false });
  here.tenants.choose(7);
  expect(elsewhere.tenants.state()).toMatchObject({ tenantId: 0, isLeft: true });
});
