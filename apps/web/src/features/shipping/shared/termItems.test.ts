import { expect, test, vi } from 'vitest';

const person = vi.hoisted(() => ({ isOfCustomer: false }));
vi.mock(import('../../../shared/session/ownCustomer.ts'), () => ({ isCustomer: () => person.isOfCustomer }));

const { agreedItems, termItems } = await import('./termItems.ts');

test.each([
  ['the platform', false, true],
  ['a customer', true, false],
])('PERM-01 people of %s are asked for what is agreed with the customer as far as they may set it', (_whose, isOfCustomer, isAsked) => {
  person.isOfCustomer = isOfCustomer;
  const termDays = termItems.find((item) => typeof item === 'object' && item.field === 'termDays');

  const asked = [...agreedItems, termDays as (typeof termItems)[9]].map((item) => item.when({ settleType: '1' }));

  expect(asked).toEqual([isAsked, isAsked, isAsked]);
});
