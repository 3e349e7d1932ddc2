export { Can, type CanCheck, type CanProps, PermissionProvider, type PermissionProviderProps, useCan } from './PermissionProvider.tsx';
export {
  type Access,
  buttonsBelow,
  can,
  canUseData,
  type CanReason,
  decide,
  noAccess,
  type PermissionItem,
  simpleCheck,
  toolbarCodes,
} from './permissionRules.ts';
