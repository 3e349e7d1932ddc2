import { expect, test } from 'vitest';
import { devicePlatform } from './devicePlatform.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

test.each([
  ['a phone with Android', 'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36', 5, 'android'],
  ['WeChat on HarmonyOS', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) HarmonyOS ArkWeb/4.1 Mobile MicroMessenger/8.0', 5, 'android'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 5, 'ios'],
  ['an iPad, which calls itself a Mac', mac, 5, 'ios'],
  ['a Mac', mac, 0, undefined],
  ['a touch screen with Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126 Safari/537.36', 10, undefined],
])('ROUTE-18 FRT-14 %s', (_what, userAgent, maxTouchPoints, platform) => {
  expect(devicePlatform({ userAgent, maxTouchPoints })).toBe(platform);
});
