// Built as a plain script of its own, which runs before anything is painted; see vite.config.ts.
import '@tarmac/admin-kit/first-paint.js';

// The page's own script finds out which code comes next when it runs; by then that is half there.
const { login, frame } = document.currentScript?.dataset ?? {};
const file = isKnown() ? frame : login;
if (file !== undefined) {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file, crossOrigin: '' });
  document.head.append(link);
}

/** Whether somebody has signed in here, as `createSession` keeps it; a guess is enough. */
function isKnown(): boolean {
  try {
    return localStorage.getItem('Access-Token') !== null;
  } catch {
    return false;
  }
}
