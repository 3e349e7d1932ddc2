import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineListAction, defineResource } from '@tarmac/admin-kit/resource';
import type { User } from '@tarmac/freight-api/system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { pageOfAll } from '../../../shared/api/pageOfAll.ts';
import { user, userApi } from './user.resource.ts';
import { userTexts as texts } from './userTexts.ts';
import { askAboutAll } from '../../../shared/lists/rowSubject.tsx';

const idsOf = (rows: readonly User[]) => rows.map(({ id }) => id).join(',');

const bin = defineResource<User>()({
  label: texts.recycleBin,
  api: {
    // The wire gives all of them at once.
    list: async (query, options) => pageOfAll(await userApi.recycleBin(options), query),
  },
  permission: 'user',
  name: 'userRecycleBin',
  titleField: 'realname',
  fields: user.fields,
});

const actions = [
  defineListAction(bin, {
    label: texts.restore,
    permission: 'user:recycle',
    needsSelection: true,
    primary: true,
    run: (rows) => userApi.putRecycleBin({ userIds: idsOf(rows) }),
  }),
  defineListAction(bin, {
    label: texts.erase,
    permission: 'user:purge',
    needsSelection: true,
    danger: true,
    confirm: askAboutAll(bin, texts.eraseConfirm),
    run: (rows) => userApi.deleteRecycleBin({ userIds: idsOf(rows) }),
  }),
];

/** Removed people, to be brought back or erased. @source SYS-01, jeecg-wire 3.1 */
export function RecycleBinDialog({ onOpenChange }: ActionDialogProps<User, unknown>) {
  const { localize } = useLocale();
  const client = useQueryClient();
  // Who was brought back stands in the list again.
  useEffect(() => () => void client.invalidateQueries({ queryKey: [user.name] }), [client]);
  return (
    <ListDrawer
      frame="dialog"
      title={localize(texts.recycleBin)}
      width={1000}
      onOpenChange={onOpenChange}
      resource={bin}
      columns={['username', 'realname', 'avatar', 'orgCode', 'updateTime']}
      toolbar={actions}
    />
  );
}
