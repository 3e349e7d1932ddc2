import { readKept, writeKept } from '@tarmac/admin-kit/session';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import { useSyncExternalStore } from 'react';
import { browserStore, client } from '../session/session.ts';

/** How the platform presents itself. @source SET-09 */
export interface PlatformSettings {
  web_platform_name?: string | null;
  web_platform_name_en?: string | null;
  platform_logo_light?: string | null;
  platform_logo_dark?: string | null;
  logo_title?: string | null;
  logo_title_en?: string | null;
  vehicle_track_switch?: string | null;
  bg?: string | null;
  footer_address?: string | null;
  footer_customer_service?: string | null;
  footer_company_name?: string | null;
  footer_company_name_link?: string | null;
  footer_web_record_number?: string | null;
  footer_ICP_number?: string | null;
}

const key = 'platform-settings';
/** Milliseconds after which the server is asked again. */
const freshFor = 10 * 60_000;

let current = readKept<PlatformSettings>(browserStore, { key, now: Date.now() }) ?? {};
let askedAt = 0;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  if (Date.now() - askedAt < freshFor) return;
  askedAt = Date.now();
  try {
    current = await client.get<PlatformSettings>('/setting/hySetting/queryPlatformSettings');
    writeKept(browserStore, { key, value: current, now: Date.now() });
    for (const listener of listeners) listener();
  } catch {
    // What was known stays; the next page asks again.
    askedAt = 0;
  }
}

/** Asks for the settings again, since they were changed here. */
export function refreshPlatformSettings(): Promise<void> {
  askedAt = 0;
  return ask();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void ask();
  return () => listeners.delete(listener);
}

/** The platform's settings: what is known from the last visit at once, then what the server says. The login page has no query cache. */
export const usePlatformSettings = (): PlatformSettings => useSyncExternalStore(subscribe, () => current);

/** The platform's name, with the product's own where nothing is set; one that was given in Chinese alone is shown in English, too. */
export function platformName(settings: PlatformSettings): LocalizedText {
  const zh = settings.web_platform_name || 'Tarmac';
  return { zh, en: settings.web_platform_name_en || zh };
}

/** What stands beside the logo: shorter than the name. */
export function logoTitle(settings: PlatformSettings): LocalizedText {
  const name = platformName(settings);
  const zh = settings.logo_title || name.zh;
  // A short name in Chinese alone says less to a reader of English than the long one in English.
  return { zh, en: settings.logo_title_en || settings.web_platform_name_en || zh };
}
