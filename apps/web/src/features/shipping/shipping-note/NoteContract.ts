import { late } from '@tarmac/admin-kit/chunk';

/** The contract of a waybill. The list names this file alone: what it brings along is named here. */
export default late(() => import('./NoteContractDialog.tsx'));
