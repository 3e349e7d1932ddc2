import type { SavedView, SavedViewInput, SavedViewSource } from '@tarmac/admin-kit/resource';
import { createSavedViewsApi, type SavedView as StoredView } from '@tarmac/freight-api/system';
import { client, takeFromLogin } from '../session/session.ts';

const api = createSavedViewsApi(client);

const viewOf = ({ orgCode, ...view }: StoredView): SavedView => ({ ...view, departmentCode: orgCode });
const stored = <Input extends Pick<SavedViewInput, 'departmentCode'>>({ departmentCode, ...input }: Input) => ({
  ...input,
  ...(departmentCode !== undefined && { orgCode: departmentCode }),
});

/** Saved views of all lists, kept by the server. */
export const savedViews: SavedViewSource = {
  list: async () => {
    const brought = takeFromLogin('savedViews');
    return (Array.isArray(brought) ? (brought as StoredView[]) : await api.list()).map(viewOf);
  },
  add: async (input, options) => viewOf(await api.add(stored(input), options)),
  edit: async (change, options) => viewOf(await api.edit(stored(change), options)),
  remove: (id) => api.removeOne(id),
  departments: async () =>
    (await api.departs()).map(({ orgCode, departName, parentCode }) => ({ code: orgCode, name: departName, parentCode })),
  sharePermission: 'savedView:share',
};
