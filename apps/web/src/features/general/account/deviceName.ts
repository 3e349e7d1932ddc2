// The first that fits names it: those that stand on another one name that one as well.
const browsers: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ['WeCom', /\bwxwork\/(\d+)/i],
  ['WeChat', /\bMicroMessenger\/(\d+)/i],
  ['DingTalk', /\bDingTalk\/(\d+)/i],
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*\bSafari\//],
];
const systems: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** What a person calls a device, such as `Chrome 142 · Windows`, from what its browser says of itself; that itself where nothing in it is known. */
export function deviceName(userAgent: string): string {
  const browser = browsers.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  })[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [browser, system].filter((part) => part !== undefined).join(' · ') || userAgent;
}
