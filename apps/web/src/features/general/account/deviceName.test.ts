import { expect, test } from 'vitest';
import { deviceName } from './deviceName.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${windows} Chrome/142.0.0.0 Safari/537.36`, 'Chrome 142 · Windows'],
  [`${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge 142 · Windows'],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari 18 · iOS'],
  [`${iPhone} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/zh_CN`, 'WeChat 8 · iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144 · Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; 24031PN0DC) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome 141 · Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari 26 · macOS',
  ],
  ['curl/8.14.1', 'curl/8.14.1'],
  ['', ''],
])('GEN-01 a device that says %j is called %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
