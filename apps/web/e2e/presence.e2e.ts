import { expect, test } from '@playwright/test';
import { baseUrl, personOf } from './support/people.ts';
import { api, enterAs, storeLogin, type Answer, type Login } from './support/session.ts';

test('AUTH-02 security 3.11 what a window asks while nobody is there says so; that a person is at work is told', async ({ page }) => {
  await page.clock.install();
  const words: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => words.push(String(payload))));
  const marks: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sys/annountCement/listByUser')) marks.push(request.headers()['x-background']);
  });
  const answered = page.waitForResponse((response) => response.url().includes('/sys/annountCement/listByUser'));
  await enterAs(page, 'ops');
  await (await answered).finished();
  await expect(page.getByRole('button', { name: /^消息中心，/ })).toBeVisible();
  expect(marks).toEqual([undefined]);

  // The poll is planned when the page has read the answer.
  await expect(async () => {
    await page.clock.fastForward('11:00');
    expect(marks.length).toBeGreaterThan(1);
  }).toPass();
  expect(new Set(marks.slice(1))).toEqual(new Set(['1']));
  expect(words).toEqual([]);

  // The word waits for the line, which may still be on its way.
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await page.clock.fastForward('01:00');
    expect(words).not.toEqual([]);
  }).toPass();
  expect(new Set(words)).toEqual(new Set(['person']));
  await page.clock.fastForward('02:00');
  const told = words.length;
  await page.clock.fastForward('01:00');
  const before = marks.length;
  await page.reload();
  await expect.poll(() => marks.slice(before)).toEqual([undefined]);
  expect(words).toHaveLength(told);
});

test('AUTH-03 security 3.12 a window whose session has ended says so at once, also with nobody before it', async ({ page, request }) => {
  const logIn = async () => {
    const answer = await request.post(api('/sys/loginByUsername'), { data: { username: 'ops', password: personOf('ops').password } });
    return ((await answer.json()) as Answer<Login>).result;
  };
  const [here, elsewhere] = [await logIn(), await logIn()];
  await storeLogin(page.context(), here);
  const connected = page.waitForEvent('websocket', (socket) => socket.url().includes('/websocket/'));
  await page.goto(baseUrl());
  await connected;
  await expect(page.getByRole('button', { name: /^消息中心，/ })).toBeVisible();

  const headers = (token: string) => ({ 'X-Access-Token': token });
  const listed = (await (await request.get(api('/sys/own/sessions'), { headers: headers(here.token) })).json()) as Answer<
    { id: string; isCurrent: boolean }[]
  >;
  const id = listed.result.find(({ isCurrent }) => isCurrent)?.id ?? '';
  await request.delete(api(`/sys/own/session?id=${id}`), { headers: headers(elsewhere.token) });

  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await request.post(api('/sys/logout'), { headers: headers(elsewhere.token) });
});
