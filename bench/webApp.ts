import { type Browser, chromium } from 'playwright';
import { findChromium, launchOptions } from '../scripts/lib/chromium.mjs';
import { freePort } from '../scripts/lib/postgres.mjs';
import { passwordsOf } from './list/client.ts';
import { inTemporaryFolder, startOurServer } from './processes.ts';

/** What a signed-in browser keeps. */
export type BrowserState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** The built web app, served with the demonstration data, and a browser to open it in. */
export interface WebApp {
  /** Without a slash at its end. */
  url: string;
  browser: Browser;
  passwordOf(username: string): string;
  /** Signs a person in by hand. */
  signedIn(username?: string): Promise<BrowserState>;
}

/**
 * Serves the built web app while `run` looks at it.
 *
 * @throws Error when there is no Chromium
 */
export async function withWebApp(run: (app: WebApp) => Promise<void>): Promise<void> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('The pages need a Chromium.');
  await inTemporaryFolder(async (data) => {
    const port = await freePort();
    const server = await startOurServer(port, ['--data', data], '/');
    const browser = await chromium.launch(launchOptions(executablePath));
    const url = `http://127.0.0.1:${port}`;
    const passwordOf = (username: string) => passwordsOf(data).get(username) ?? '';
    try {
      await run({
        url,
        browser,
        passwordOf,
        signedIn: (username = 'dispatcher') => signIn(browser, url, username, passwordOf(username)),
      });
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

async function signIn(browser: Browser, url: string, username: string, password: string): Promise<BrowserState> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(url);
  await page
    .getByLabel('用户名', { exact: true })
    .or(page.getByPlaceholder(/用户名|账号/))
    .first()
    .fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.getByRole('navigation').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
