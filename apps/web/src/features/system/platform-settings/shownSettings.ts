import type { PlatformSettings } from '../../../shared/api/settings.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** What is typed, as pages read it. */
export const shownSettings = (values: Readonly<Record<string, unknown>>): PlatformSettings => ({
  web_platform_name: textOf(values['webPlatformName']),
  web_platform_name_en: textOf(values['webPlatformNameEn']),
  platform_logo_light: textOf(values['platformLogoLight']),
  platform_logo_dark: textOf(values['platformLogoDark']),
  logo_title: textOf(values['logoTitle']),
  logo_title_en: textOf(values['logoTitleEn']),
  bg: textOf(values['bg']),
  footer_address: textOf(values['footerAddress']),
  footer_customer_service: textOf(values['footerCustomerService']),
  footer_company_name: textOf(values['footerCompanyName']),
  footer_company_name_link: textOf(values['footerCompanyNameLink']),
  footer_web_record_number: textOf(values['footerWebRecordNumber']),
  footer_ICP_number: textOf(values['footerIcpNumber']),
});
