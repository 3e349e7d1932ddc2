// One chunk for dialogs that hardly anybody sees.
export { DepartmentDialog, SessionInterrupted } from '@tarmac/admin-kit/session-dialog';
export { TenantDialog, TenantLeft } from './TenantDialog.tsx';
