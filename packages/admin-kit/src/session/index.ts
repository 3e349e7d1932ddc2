export { guard, type GuardDecision, type GuardInput, publicPaths } from './guard.ts';
export { createBrowserStore, createMemoryStore, type KeyValueStore, readKept, writeKept } from './keyValueStore.ts';
export {
  createSession,
  type Interruption,
  type LoginResult,
  type Session,
  sessionLifetimeMs,
  type SessionOptions,
  type SessionState,
  type UserInfo,
} from './session.ts';
export type {
  LoginInputs,
  LoginOutcome,
  LoginWay,
  PasswordInput,
  PermissionEntry,
  PhoneInput,
  SessionApi,
  SessionDepartment,
  UserPermissions,
} from './sessionApi.ts';
export { casLoginUrl, type CasTicket, readTicket, type ThirdPartyOptions, waitForThirdParty } from './tickets.ts';
export { useRequestScope } from './useRequestScope.ts';
export { useSession } from './useSession.ts';
