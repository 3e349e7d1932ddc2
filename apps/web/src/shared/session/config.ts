/** A language that anyone who runs the platform adds in `window.TARMAC_CONFIG.languages`, by its tag. */
export interface HostLanguage {
  /** What people choose it by, in itself: Français. */
  label: string;
  /** Address of a JSON file with every text of the kit by its key, on the page's own origin. */
  texts: string;
}

/** What anyone who runs the platform sets before the app starts, in `window.TARMAC_CONFIG`. */
interface HostConfig {
  /** Base path of another server. @source REQ-01 */
  apiBase?: string;
  languages?: Readonly<Record<string, HostLanguage>>;
  /** People of a demonstration who are signed in by a press; a server tells them where nobody else can reach it. */
  demo?: readonly DemoPerson[];
}

/** A made-up person whom the login page offers. */
export interface DemoPerson {
  username: string;
  role: { zh: string; en: string };
}

/** What this installation has set. */
export const {
  apiBase,
  languages: addedLanguages = {},
  demo: demoPeople = [],
} = (globalThis as { TARMAC_CONFIG?: HostConfig }).TARMAC_CONFIG ?? {};
