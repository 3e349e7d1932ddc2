import { type ActionDialogProps, defineAction, defineListAction, ResourceFormDialog, ResourceList } from '@tarmac/admin-kit/resource';
import type { User } from '@tarmac/freight-api/system';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addForm, editForm } from '../user/user.form.ts';
import { user } from '../user/user.resource.ts';
import { PeoplePicker } from '../user/userPickers.tsx';
import { AssignRolesDialog } from './AssignRolesDialog.tsx';
import { membershipApi, membersOf } from './depart.resource.ts';
import { departTexts as texts } from './departTexts.ts';
import { askAbout, askAboutAll } from '../../../shared/lists/rowSubject.tsx';

/** The people of a department: others join, new ones are made, roles of the department are given. @source SYS-05, jeecg-wire 3.3 */
export function DepartPeople({ departId }: { departId: string }) {
  const { people, toolbar, rowActions } = useMemo(() => peopleOf(departId), [departId]);
  return (
    <ResourceList
      resource={people}
      search={['username', 'realname']}
      advanced={false}
      columns={[
        { field: 'username', width: 130 },
        { field: 'realname', width: 110 },
        { field: 'orgCodeTxt', width: 200 },
        { field: 'sex', width: 70 },
        { field: 'phone', width: 130 },
        { field: 'status', width: 80 },
      ]}
      toolbar={toolbar}
      rowActions={rowActions}
      detail={[
        { title: user.label, fields: ['username', 'realname', 'workNo', 'sex', 'birthday', 'status', 'phone', 'email', 'telephone'] },
        { title: texts.depart, fields: ['orgCodeTxt', 'post', 'userIdentity', 'departIds'] },
      ]}
      storageId="peopleOfDepart"
      maxHeight="none"
    />
  );
}

function peopleOf(departId: string) {
  const people = membersOf(departId);

  function NewPersonDialog({ onOpenChange }: ActionDialogProps<User, unknown>) {
    const client = useQueryClient();
    return (
      <ResourceFormDialog
        resource={user}
        form={addForm}
        width={860}
        initial={{ selecteddeparts: departId }}
        onSuccess={() => void client.invalidateQueries({ queryKey: [people.name] })}
        onOpenChange={onOpenChange}
      />
    );
  }

  function EditDialog({ rows, onOpenChange }: ActionDialogProps<User, unknown>) {
    const client = useQueryClient();
    return (
      <ResourceFormDialog
        resource={user}
        row={rows[0]!}
        form={editForm}
        width={860}
        onSuccess={() => void client.invalidateQueries({ queryKey: [people.name] })}
        onOpenChange={onOpenChange}
      />
    );
  }

  function AssignDialog({ rows, onOpenChange }: ActionDialogProps<User, unknown>) {
    return <AssignRolesDialog person={rows[0]!} departId={departId} onOpenChange={onOpenChange} />;
  }

  const toolbar = [
    defineListAction<User, { userIds: string }>(people, {
      label: texts.addExisting,
      permission: 'depart:assign',
      primary: true,
      form: {
        fields: { userIds: { kind: 'reference', label: texts.users, picker: PeoplePicker, required: true } },
        columns: 1,
        width: 480,
      },
      run: (_rows, { input: { userIds } }) => membershipApi.editSysDepartWithUser({ depId: departId, userIdList: userIds.split(',') }),
    }),
    defineListAction(people, { label: texts.addNew, permission: 'user:add', dialog: NewPersonDialog }),
    defineListAction(people, {
      label: texts.takeOut,
      permission: 'depart:assign',
      needsSelection: true,
      danger: true,
      confirm: askAboutAll(people, texts.takeOutConfirm),
      run: (rows) => membershipApi.deleteUserInDepartBatch({ depId: departId, userIds: rows.map(({ id }) => id).join(',') }),
    }),
  ];
  const rowActions = [
    defineAction(people, { label: texts.edit, permission: 'user:edit', dialog: EditDialog }),
    defineAction(people, { label: texts.assign, permission: 'departRole:assign', dialog: AssignDialog }),
    defineAction(people, {
      label: texts.takeOut,
      permission: 'depart:assign',
      danger: true,
      confirm: askAbout(people, texts.takeOutConfirm),
      run: (row) => membershipApi.deleteUserInDepart({ depId: departId, userId: row.id }),
    }),
  ];
  return { people, toolbar, rowActions };
}
