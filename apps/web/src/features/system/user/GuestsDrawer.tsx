import { Drawer } from '@tarmac/admin-kit/dialog';
import { field } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineAction, defineResource, ListStateContext, ResourceList } from '@tarmac/admin-kit/resource';
import { createGuestApi, type Guest, guestFields, type User } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session.ts';
import { RolesPicker } from './userPickers.tsx';
import { userTexts as texts } from './userTexts.ts';

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
    run: ({ id }, { selectedroles }) => api.setRoles({ id, selectedroles: selectedroles ?? '' }),
  }),
  defineAction(guest, {
    label: texts.takeAllRoles,
    permission: 'role:assign',
    danger: true,
    when: (row) => Boolean(row.selectedroles),
    confirm: texts.takeAllRolesConfirm,
    run: ({ id }) => api.setRoles({ id, selectedroles: '' }),
  }),
];

/** People of other tenants who were let into this one, with the roles that they hold here. @source SYS-18 */
export function GuestsDrawer({ onOpenChange }: ActionDialogProps<User, unknown>) {
  const { localize } = useLocale();
  return (
    <Drawer open onOpenChange={onOpenChange} title={localize(texts.guests)} width={960}>
      <p role="note" className="m-0 mb-3 text-ink-secondary">
        {localize(texts.guestsNote)}
      </p>
      {/* The address is the page's; this list has filters and pages of its own. */}
      <ListStateContext value={null}>
        <ResourceList
          resource={guest}
          search={['username', 'realname', 'homeTenant']}
          advanced={false}
          columns={[
            { field: 'username', width: 130 },
            { field: 'realname', width: 110 },
            { field: 'homeTenant', width: 140 },
            { field: 'selectedroles', width: 220 },
            { field: 'status', width: 80 },
          ]}
          defaultSort={null}
          rowActions={actions}
          rowActionsWidth={170}
          selectable={false}
          view={false}
          storageId="guests"
          maxHeight="none"
        />
      </ListStateContext>
    </Drawer>
  );
}
