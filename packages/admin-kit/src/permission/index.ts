export { Can, type CanProps } from './Can.tsx';
export { PermissionInspector } from './PermissionInspector.tsx';
export { type CanCheck, PermissionProvider, type PermissionProviderProps, useCan, useCanUseData } from './PermissionProvider.tsx';
export { permissionRef, usePermissionRef } from './usePermissionRef.ts';
