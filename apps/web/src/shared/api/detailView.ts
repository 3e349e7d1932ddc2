import type { DetailViewSource } from '@tarmac/admin-kit/resource';
import { createOwnApi } from '@tarmac/freight-api/system';
import { quietClient } from './quietClient.ts';

const api = createOwnApi(quietClient);

/** How the person reads details, kept by the server; one of another make has no such call, and the browser remembers it. */
export const detailView: DetailViewSource = { read: () => api.detailView(), write: (view) => api.setDetailView(view) };
