/** Where a code that was right is kept for a while, so that a person is not asked twice. @source SMS-03 */
export interface SavedCaptcha {
  /** The kept code; undefined for none. */
  read: () => string | undefined;
  /** Keeps a code. */
  save: (captcha: string) => void;
  /** Forgets the code. */
  clear: () => void;
}

/** As long as the server calls a session safe after a passed check. @source security 21 */
const lifetimeSeconds = 600;

/**
 * Keeps the code in a cookie of this site alone; servers that honour it look at the session as well, so that it helps nobody else.
 *
 * @param name of the cookie, one per recipient
 * @example
 * const saved = createCaptchaCookie('captcha-withdraw');
 * const code = saved.read();
 * @source SMS-03
 */
export function createCaptchaCookie(name = 'captcha', jar: { cookie: string } = document): SavedCaptcha {
  const put = (value: string, maxAge: number) => {
    const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : '';
    jar.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Strict${secure}`;
  };
  return {
    read: () => {
      const found = jar.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
      const value = found?.slice(name.length + 1);
      try {
        return value ? decodeURIComponent(value) : undefined;
      } catch {
        return undefined;
      }
    },
    save: (captcha) => put(captcha, lifetimeSeconds),
    clear: () => put('', 0),
  };
}
