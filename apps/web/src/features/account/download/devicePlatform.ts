/** What a browser says of its device. */
type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** The platform of apps that runs on a device; undefined on a computer. */
export function devicePlatform({ userAgent, maxTouchPoints }: Device): 'android' | 'ios' | undefined {
  if (/\bAndroid\b|\bHarmonyOS\b/.test(userAgent)) return 'android';
  if (/\biP(?:hone|ad|od)\b/.test(userAgent)) return 'ios';
  // An iPad says that it is a Mac, of which none has a screen to touch.
  return /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : undefined;
}
