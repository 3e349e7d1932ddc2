import { useLocale } from '@tarmac/admin-kit/i18n';

/** A stored text in the language of the page; the Chinese one where nobody has written another. @source SYS-06 */
export function InLanguage({ zh, en }: { zh: string | null; en: string | null | undefined }) {
  return useLocale().localize({ zh: zh ?? '', en: en || (zh ?? '') });
}
