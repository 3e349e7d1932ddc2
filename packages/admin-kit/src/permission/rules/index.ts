export {
  type Access,
  assertCan,
  can,
  canUseData,
  type CanReason,
  decide,
  type Explanation,
  type NameFinding,
  PermissionDenied,
  type PermissionItem,
} from './permissionRules.ts';
