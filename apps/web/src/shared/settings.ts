import { readKept, writeKept } from '@tarmac/admin-kit/session';
import { useQuery } from '@tanstack/react-query';
import { browserStore, client } from './session.ts';

/** How the platform presents itself. @source SET-09 */
export interface PlatformSettings {
  web_platform_name?: string | null;
  platform_logo_light?: string | null;
  platform_logo_dark?: string | null;
  logo_title?: string | null;
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

/** The platform's settings: what is known from the last visit at once, then what the server says. */
export function usePlatformSettings(): PlatformSettings {
  const { data } = useQuery({
    queryKey: ['platformSettings'],
    staleTime: 10 * 60_000,
    initialData: () => readKept<PlatformSettings>(browserStore, key, Date.now()),
    initialDataUpdatedAt: 0,
    queryFn: async ({ signal }) => {
      const settings = await client.get<PlatformSettings>('/setting/hySetting/queryPlatformSettings', undefined, signal);
      writeKept(browserStore, key, settings, Date.now());
      return settings;
    },
  });
  return data ?? {};
}

/** The platform's name, with the product's own where nothing is set. */
export const platformName = (settings: PlatformSettings): string => settings.web_platform_name || 'Tarmac';
