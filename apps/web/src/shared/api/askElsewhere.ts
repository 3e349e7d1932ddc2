import { createElsewhere } from './elsewhere.ts';
import { serverLocale } from '../session/languages.ts';
import { basePath, preferences } from '../session/session.ts';

/** The way to the server that the app was pointed at. Of its own, because its code comes only where there is one. */
export const askElsewhere = createElsewhere({
  basePath,
  localize: ({ zh, en }) => (serverLocale(preferences.read().locale) === 'zh-CN' ? zh : en),
  fetch: (...call) => fetch(...call),
});
