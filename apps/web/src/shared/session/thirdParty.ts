import { waitForThirdParty } from '@tarmac/admin-kit/session';
import { defineTexts } from '../texts/defineTexts.ts';
import { basePath } from './session.ts';

/** Third parties by the names that people know them by. */
export const thirdPartyTexts = defineTexts({
  github: { zh: 'GitHub', en: 'GitHub' },
  dingtalk: { zh: '钉钉', en: 'DingTalk' },
  wechat_enterprise: { zh: '企业微信', en: 'WeCom' },
});

/** A third party that the product knows. */
export type ThirdParty = keyof typeof thirdPartyTexts;

/** What is said where the browser lets no window open. */
export const popupBlocked = {
  zh: '登录窗口被浏览器拦截，请允许弹出窗口后重试',
  en: 'The browser blocked the window. Allow pop-ups and try again.',
};

/**
 * Opens the window of a third party and waits for the ticket that it hands over.
 *
 * @param blocked said where the browser blocked the window
 * @returns undefined where the person closed the window: they have changed their mind
 * @throws Error the browser blocked the window, or the third party refused
 * @source SESS-01
 */
export async function askThirdParty(party: ThirdParty, blocked: string): Promise<string | undefined> {
  const popup = window.open(`${basePath}/thirdLogin/render/${party}`, 'third-login', 'width=500,height=500');
  if (popup === null) throw new Error(blocked);
  const leaving = new AbortController();
  const watch = setInterval(() => popup.closed && setTimeout(() => leaving.abort(), 1000), 500);
  try {
    const { origin } = new URL(basePath, location.href);
    return await waitForThirdParty({ popup, origin, page: window, signal: leaving.signal });
  } catch (error) {
    if (leaving.signal.aborted) return undefined;
    throw error;
  } finally {
    clearInterval(watch);
  }
}
