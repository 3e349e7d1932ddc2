export { ConfirmProvider, useConfirm } from './ConfirmProvider.tsx';
export type { Confirm, ConfirmOptions, ConfirmProviderProps } from './ConfirmProvider.tsx';
export { Dialog } from './Dialog.tsx';
export type { DialogProps, DialogSteps } from './Dialog.tsx';
export { Drawer } from './Drawer.tsx';
export type { DrawerProps } from './Drawer.tsx';
