import { field } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineAction, defineResource } from '@tarmac/admin-kit/resource';
import { createGuestApi, type Guest, guestFields, type User } from '@tarmac/freight-api/system';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { client } from '../../../shared/session/session.ts';
import { RolesPicker } from './userPickers.tsx';
import { userTexts as texts } from './userTexts.ts';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';

const api = createGuestApi(client);

const guest = defineResource<Guest>()({
  label: texts.guests,
  api: { list: api.list },
  permission: 'user',
  name: 'guest',
  titleField: 'realname',
  fields: {
    ...guestFields,
    selectedroles: field.reference(guestFields.selectedroles, { picker: RolesPicker, text: 'selectedroles_dictText' }),
  },
});

const actions = [
  defineAction<Guest, { selectedroles?: string | null }>(guest, {
    label: texts.setRoles,
    permission: 'role:assign',
    form: {
      fields: { selectedroles: { ...guest.fields.selectedroles, help: texts.guestRolesHelp } },
      initial: ([row]) => ({ selectedroles: row?.selectedroles ?? null }),
      columns: 1,
      width: 480,
    },
    run: ({ id }, { input: { selectedroles } }) => api.setRoles({ id, selectedroles: selectedroles ?? '' }),
  }),
  defineAction(guest, {
    label: texts.takeAllRoles,
    permission: 'role:assign',
    danger: true,
    when: (row) => Boolean(row.selectedroles),
    confirm: askAbout(guest, texts.takeAllRolesConfirm),
    run: ({ id }) => api.setRoles({ id, selectedroles: '' }),
  }),
];

/** People of other tenants who were let into this one, with the roles that they hold here. @source SYS-18 */
export function GuestsDrawer({ onOpenChange }: ActionDialogProps<User, unknown>) {
  const { localize } = useLocale();
  return (
    <ListDrawer
      title={localize(texts.guests)}
      width={960}
      note={localize(texts.guestsNote)}
      onOpenChange={onOpenChange}
      resource={guest}
      search={['username', 'realname', 'homeTenant']}
      columns={[
        { field: 'username', width: 130 },
        { field: 'realname', width: 110 },
        { field: 'homeTenant', width: 140 },
        { field: 'selectedroles', width: 220 },
        { field: 'status', width: 80 },
      ]}
      rowActions={actions}
      selectable={false}
      storageId="guests"
    />
  );
}
