import type { OnlineFormRoles } from '@tarmac/freight-api/online';
import { expect, test } from 'vitest';
import {
  changesOf,
  copiedFrom,
  countOf,
  hasRight,
  lacking,
  noEdits,
  type Place,
  placesOf,
  withRight,
  withRules,
} from './formRightsModel.ts';

const picture: OnlineFormRoles = {
  id: 'f',
  title: '油卡',
  tables: [{ id: 'f', title: '油卡' }],
  fields: [
    { code: 'card_no', title: '卡号', inList: true, inForm: true, isEditable: true },
    { code: 'balance', title: '余额', inList: true, inForm: true, isEditable: true },
    { code: 'total', title: '合计', inList: false, inForm: true, isEditable: false },
  ],
  buttons: [{ code: 'add', title: '新增', action: 'add' }],
  rules: [
    {
      id: 'own',
      ruleName: '本人',
      ruleColumn: 'createBy',
      columnTitle: '创建人',
      ruleOperator: '=',
      ruleValue: '#{sysUserCode}',
      roles: ['driver'],
    },
  ],
  limited: [{ code: 'balance', right: 'listShow', roles: ['cashier'] }],
  roles: [
    { id: 'cashier', title: '出纳', version: 1, actions: ['list', 'add'] },
    { id: 'driver', title: '车队长', version: 0, actions: ['list'] },
    { id: 'cs', title: '客服', version: 0, actions: [] },
  ],
};
const balance = (right: Place['right']): Place => ({ code: 'balance', right });
const has = (right: Place['right'], roleId: string, edits = noEdits) => hasRight(picture, { place: balance(right), roleId, edits });

test('ONR-04 what is not limited all roles have, what is limited those that were given it', () => {
  expect([has('listShow', 'cashier'), has('listShow', 'driver'), has('formShow', 'driver')]).toEqual([true, false, true]);
  expect(placesOf(picture)).toHaveLength(8);
});

test('ONR-04 what is not seen in a form is not edited there, and what is taken back is not a change', () => {
  const kept = withRight(picture, { places: [balance('formShow')], has: false, roleId: 'cashier', edits: noEdits });
  expect(changesOf(kept)).toEqual([
    { code: 'balance', right: 'formShow', has: false },
    { code: 'balance', right: 'formEditable', has: false },
  ]);
  const edited = withRight(picture, { places: [balance('formEditable')], has: true, roleId: 'cashier', edits: kept });
  expect(countOf(edited)).toBe(0);
});

test('ONR-04 names the roles that open the form and lack something of it, as it will be', () => {
  const place = balance('listShow');
  // Customer service opens nothing.
  expect(lacking(picture, { place, roleId: 'cashier', edits: noEdits })).toEqual(['车队长']);
  const edits = withRight(picture, { places: [place], has: false, roleId: 'cashier', edits: noEdits });
  expect(lacking(picture, { place, roleId: 'cashier', edits })).toEqual(['出纳', '车队长']);
});

test('ONR-04 a role is given what another one has, with its rules', () => {
  const edits = copiedFrom(picture, { from: 'driver', roleId: 'cashier' });
  expect(changesOf(edits)).toEqual([{ code: 'balance', right: 'listShow', has: false }]);
  expect(edits.rules).toEqual(['own']);
  expect(countOf(withRules(picture, { rules: [], roleId: 'cashier', edits }))).toBe(1);
});
