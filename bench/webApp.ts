import { type Browser, type BrowserContext, chromium } from 'playwright';
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
  await withWebServer(async ({ url, passwordOf }) => {
    const browser = await chromium.launch(launchOptions(executablePath));
    try {
      await run({
        url,
        browser,
        passwordOf,
        signedIn: (username = 'dispatcher') => signIn(browser, { url, username, password: passwordOf(username) }),
      });
    } finally {
      await browser.close();
    }
  });
}

/** Serves the built web app with the demonstration data while `run` looks at it. */
export async function withWebServer(run: (served: Pick<WebApp, 'url' | 'passwordOf'>) => Promise<void>): Promise<void> {
  await inTemporaryFolder(async (data) => {
    const port = await freePort();
    const server = await startOurServer(port, { args: ['--data', data], path: '/' });
    try {
      await run({ url: `http://127.0.0.1:${port}`, passwordOf: (username) => passwordsOf(data).get(username) ?? '' });
    } finally {
      await server.stop();
    }
  });
}

async function signIn(
  browser: Browser,
  { url, username, password }: { url: string; username: string; password: string },
): Promise<BrowserState> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  await signInThrough(context, { url, username, password });
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Signs a person in by hand, in a context that keeps it. */
export async function signInThrough(
  context: BrowserContext,
  { url, username, password }: { url: string; username: string; password: string },
): Promise<void> {
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
  await page.close();
}
