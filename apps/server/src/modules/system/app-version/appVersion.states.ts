import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a version of an app. What has been withdrawn may be offered again. @source freight-domain 2.29, F18 */
export const appVersionStates = stateMachine({
  name: 'appVersion',
  field: 'state',
  dict: 'app_state',
  codes: { draft: '0', published: '1', offline: '2' },
  moves: {
    publish: { from: ['draft', 'offline'], to: 'published', permission: 'appVersion:publish' },
    offline: { from: ['published'], to: 'offline', permission: 'appVersion:offline' },
  },
});

/** Codes by the name of the state. */
export const appState = appVersionStates.codes;

/** Systems that apps run on, by dictionary `app_platform`. */
export const appPlatform = { android: 'android', ios: 'ios' } as const;
