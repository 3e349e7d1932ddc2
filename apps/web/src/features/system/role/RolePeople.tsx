import { defineListAction, ResourceList } from '@tarmac/admin-kit/resource';
import { useMemo } from 'react';
import { PeoplePicker } from '../user/userPickers.tsx';
import { holdersOf, membershipApi } from './role.resource.ts';
import { roleTexts as texts } from './roleTexts.ts';
import { askAboutAll } from '../../../shared/lists/rowSubject.tsx';

/** The people who hold a role: others are given it, and it is taken back. @source SYS-03, jeecg-wire 3.2 */
export function RolePeople({ roleId }: { roleId: string }) {
  const { people, actions } = useMemo(() => peopleOf(roleId), [roleId]);
  return (
    <ResourceList
      resource={people}
      search={['username', 'realname']}
      advanced={false}
      columns={['username', 'realname', { field: 'orgCodeTxt', width: 200 }, 'status']}
      toolbar={actions}
      view={false}
      storageId="peopleOfRole"
      pageSize={5}
      maxHeight="none"
    />
  );
}

function peopleOf(roleId: string) {
  const people = holdersOf(roleId);
  const actions = [
    defineListAction<Parameters<typeof people.rowKey>[0], { userIds: string }>(people, {
      label: texts.addExisting,
      permission: 'role:assign',
      primary: true,
      form: {
        fields: { userIds: { kind: 'reference', label: texts.users, picker: PeoplePicker, required: true } },
        columns: 1,
        width: 480,
      },
      run: (_rows, { input: { userIds } }) => membershipApi.addSysUserRole({ roleId, userIdList: userIds.split(',') }),
    }),
    defineListAction(people, {
      label: texts.takeBack,
      permission: 'role:assign',
      needsSelection: true,
      danger: true,
      confirm: askAboutAll(people, texts.takeBackConfirm),
      run: (rows) => membershipApi.deleteUserRoleBatch({ roleId, userIds: rows.map(({ id }) => id).join(',') }),
    }),
  ];
  return { people, actions };
}
