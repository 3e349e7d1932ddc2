const key = 'tarmac:chunk-reload';

/**
 * Whether a reload may still help a page whose code did not come. A deployment takes old files away, and a reload fetches the
 * new ones; when the same version fails again, another reload would only turn in a circle.
 *
 * @param version of the app that runs; by default the address of its first script
 */
export function mayReload(version: string = runningVersion()): boolean {
  try {
    return sessionStorage.getItem(key) !== version;
  } catch {
    return true;
  }
}

/** Reloads the page and notes for which version that was. */
export function reloadForVersion(version: string = runningVersion(), reload: () => void = () => location.reload()): void {
  try {
    sessionStorage.setItem(key, version);
  } catch {
    // Without storage nobody can count; a person still decides about each reload.
  }
  reload();
}

function runningVersion(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}
