import { test as base, type Page } from '@playwright/test';
import { closeOthers, visit } from './screen.ts';

/** A page that stays open, and who is signed in there. */
interface Sitting {
  page: Page;
  file: string;
  username?: string;
}

let present: Sitting | undefined;

async function end(): Promise<void> {
  await present?.page.context().close();
  present = undefined;
}

/**
 * `test` for files whose flows follow each other on one page, as a person works all day: a page that is reloaded costs five times
 * what another one within the app does. Nothing is kept after a flow that failed or left a dialog open, and nothing for another file.
 */
export const test = base.extend({
  page: async ({ browser }, give, flow) => {
    if (present?.file !== flow.file) await end();
    present ??= { page: await browser.newPage(), file: flow.file };
    const { page } = present;
    await give(page);
    if (flow.status !== flow.expectedStatus || page.isClosed() || (await page.getByRole('dialog').count()) > 0) await end();
    else await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Goes on to an address where this person sits already. @returns whether it did; otherwise the person has to enter */
export async function goOn(page: Page, username: string, path: string): Promise<boolean> {
  if (present?.page !== page) return false;
  if (present.username !== username) {
    present.username = username;
    return false;
  }
  await visit(page, path);
  await closeOthers(page);
  return true;
}
