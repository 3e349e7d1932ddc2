import type { SavedView, SavedViewSource } from '@tarmac/admin-kit/resource';
import { createSavedViewsApi } from '@tarmac/freight-api/system';
import { client, takeFromLogin } from '../session/session.ts';

const api = createSavedViewsApi(client);

/** Saved views of all lists, kept by the server. */
export const savedViews: SavedViewSource = {
  list: async () => {
    const brought = takeFromLogin('savedViews');
    return Array.isArray(brought) ? (brought as SavedView[]) : api.list();
  },
  add: (input, options) => api.add(input, options),
  edit: (change, options) => api.edit(change, options),
  remove: (id) => api.removeOne(id),
  departs: () => api.departs(),
  sharePermission: 'savedView:share',
};
