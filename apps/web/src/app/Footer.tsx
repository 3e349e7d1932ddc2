import type { PlatformSettings } from '../shared/api/settings.ts';

/** Company, filing and licence numbers from the platform's settings; nothing where they are empty. */
export function Footer({ settings }: { settings: PlatformSettings }) {
  const numbers = [settings.footer_web_record_number, settings.footer_ICP_number].filter((one) => one);
  if (!settings.footer_company_name && numbers.length === 0) return null;
  return (
    <footer className="flex shrink-0 flex-wrap justify-center gap-x-4 border-t border-solid border-line px-4 py-1.5 text-xs text-ink-secondary">
      {settings.footer_company_name && <span>© {settings.footer_company_name}</span>}
      {numbers.map((number) => (
        <span key={number}>{number}</span>
      ))}
    </footer>
  );
}
