export { guard, type GuardDecision, type GuardInput, publicPaths, safeRedirect } from './guard.ts';
export { createBrowserStore, createMemoryStore, type KeyValueStore, readKept, writeKept } from './keyValueStore.ts';
export {
  createSession,
  type DictionaryItem,
  type LoginResult,
  type Session,
  sessionLifetimeMs,
  type SessionOptions,
  type SessionState,
  type UserInfo,
} from './session.ts';
export { useSession } from './useSession.ts';
