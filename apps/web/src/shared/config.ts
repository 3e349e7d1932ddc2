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
}

/** What this installation has set. */
export const { apiBase, languages: addedLanguages = {} } = (globalThis as { TARMAC_CONFIG?: HostConfig }).TARMAC_CONFIG ?? {};
