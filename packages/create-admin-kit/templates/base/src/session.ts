import { createSession } from '@tarmac/admin-kit/session';
import { createPreferenceStore } from '@tarmac/admin-kit/settings-drawer';

/** What this browser keeps of the look: light or dark, the language, the width of the menu. */
export const preferences = createPreferenceStore();

/** Who is signed in, in every window of this browser. */
export const session = createSession({ locale: () => preferences.read().locale });

/** Language that the server is asked in. */
export const locale = () => preferences.read().locale;
