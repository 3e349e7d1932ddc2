export { DepartmentDialog, type DepartmentDialogProps } from './DepartmentDialog.tsx';
export { SessionInterrupted, type SessionInterruptedProps } from './SessionInterrupted.tsx';
