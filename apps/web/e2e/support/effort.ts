import { expect, type Locator, type Page, test } from '@playwright/test';
import { handOf } from './hand.ts';
import { dialog } from './screen.ts';
import { enterAs } from './session.ts';

/** Hands that are counted. */
export type Hand = ReturnType<typeof handOf>;

/** One of the jobs that a role does most. */
export interface Job {
  name: string;
  /** Where they are when it begins. */
  at: string;
  presses: number;
  texts?: number;
  files?: number;
  /** Does the job; what it sends at its end is caught, so that nothing changes for other flows. */
  run: (hand: Hand, page: Page) => Promise<void>;
  /** The end of the address that is called with what was done; none where something is looked at. */
  sends?: string;
}

/** Catches what changes something. @returns the addresses that were called */
async function catchChanges(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/jeecg-boot/**', (route) => {
    const request = route.request();
    const headers = request.headers();
    // What changes something carries a key, so that it can be repeated; a check carries one as well.
    if (!('idempotency-key' in headers) || 'x-check-only' in headers) return route.fallback();
    sent.push(new URL(request.url()).pathname);
    return route.abort();
  });
  return sent;
}

/** Goes through the ten jobs of a role and counts each. */
export async function expectEfforts(page: Page, username: string, jobs: readonly Job[]): Promise<void> {
  expect(jobs).toHaveLength(10);
  const sent = await catchChanges(page);
  for (const { name, at, presses, texts = 0, files = 0, run, sends } of jobs)
    await test.step(name, async () => {
      await enterAs(page, username, at);
      sent.length = 0;
      const hand = handOf(page);
      await run(hand, page);
      expect(hand.effort(), name).toEqual({ presses, texts, files });
      if (sends !== undefined) await expect.poll(() => sent.map((path) => path.split('/').at(-1)), name).toContain(sends);
    });
}

/** The first line that offers an action. */
const offering = (page: Page, action: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: action, exact: true }) })
    .first();
/** Presses an action of the first line that offers it. */
export const step = (hand: Hand, page: Page, action: string) =>
  hand.press(offering(page, action).getByRole('button', { name: action, exact: true }));
/** Presses an action of the first line that stands under 更多. */
export const further = async (hand: Hand, page: Page, action: string) => {
  await hand.press(page.getByRole('row').nth(1).getByRole('button', { name: '更多' }));
  await hand.press(page.getByRole('menuitem', { name: action, exact: true }));
};
/** Hands in what stands in the dialog. */
export const end = (hand: Hand) => hand.key('Control+Enter');
/** Decides in a dialog that it may pass. */
export const pass = async (hand: Hand, page: Page, title: string | RegExp) => {
  await hand.press(dialog(page, title).getByText('通过', { exact: true }).first());
  await end(hand);
};
/** Takes the option of a box that has the focus by what is typed of it. */
export const chosen = async (hand: Hand, page: Page, text: string) => {
  await expect(page.getByRole('combobox').and(page.locator(':focus'))).toBeVisible();
  await hand.type(text);
  await expect(page.getByRole('option').first()).toContainText(text);
  await hand.key('Enter');
};
/** Looks a waybill up by its number, from anywhere. */
export const found = async (hand: Hand, page: Page, number: string) => {
  await hand.key('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await hand.type(number);
  await expect(page.getByRole('option').first()).toContainText(number);
  await hand.key('Enter');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
};
