import { createBrowserStore, createSession } from '@tarmac/admin-kit/session';
import { createPreferenceStore } from '@tarmac/admin-kit/settings-drawer';

const store = createBrowserStore();

/** What this browser keeps of the look: light or dark, the language, the width of the menu. */
export const preferences = createPreferenceStore(store);

// A first visit speaks the language of the browser.
const isFirst = store.get('ui-preferences') === undefined;
if (isFirst && globalThis.navigator?.language.startsWith('zh') === false) preferences.change({ locale: 'en-US' });

/** Language that the server is asked in. */
export const locale = () => preferences.read().locale;

/** Who is signed in, in every window of this browser. */
export const session = createSession({ store, locale });
