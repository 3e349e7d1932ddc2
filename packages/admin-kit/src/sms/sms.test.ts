import { expect, test } from 'vitest';
import { fakeRequest } from '../testing/fakeRequest.ts';
import { createCaptchaCookie } from './captchaCookie.ts';
import { createSmsChannel } from '../jeecg/createSmsChannel.ts';

test('SMS-02 the administrator’s phone and the phone of the login have their own addresses', async () => {
  const fake = fakeRequest({
    'POST /sys/safe/sms': null,
    'POST /sys/safe/checkCaptcha': null,
    'POST /sys/safe/user/sms': null,
    'POST /sys/safe/user/checkCaptcha': null,
  });
  const [admin, user] = [createSmsChannel(fake.request, 'admin'), createSmsChannel(fake.request, 'user')];
  await admin.send();
  await admin.verify('123456');
  await user.send();
  await user.verify('654321');
  expect(fake.calls).toEqual([
    { method: 'POST', path: '/sys/safe/sms' },
    { method: 'POST', path: '/sys/safe/checkCaptcha', body: { captcha: '123456' } },
    { method: 'POST', path: '/sys/safe/user/sms' },
    { method: 'POST', path: '/sys/safe/user/checkCaptcha', body: { captcha: '654321' } },
  ]);
  expect(admin.key).not.toBe(user.key);
});

test('SMS-03 a code is kept in a cookie of this site for ten minutes', () => {
  const written: string[] = [];
  const jar = {
    get cookie() {
      return ['other=1', ...written.map((one) => one.split(';')[0] as string)].join('; ');
    },
    set cookie(text: string) {
      written.splice(0, written.length, text);
    },
  };
  const cookie = createCaptchaCookie('captcha', jar);
  expect(cookie.read()).toBeUndefined();
  cookie.save('12=34;x');
  expect(written[0]).toBe('captcha=12%3D34%3Bx; Max-Age=600; Path=/; SameSite=Strict');
  expect(cookie.read()).toBe('12=34;x');
  cookie.clear();
  expect(written[0]).toContain('captcha=; Max-Age=0');
  expect(cookie.read()).toBeUndefined();
  written.splice(0, 1, 'captcha=%E0%A4%A');
  expect(cookie.read()).toBeUndefined();
});
