import { useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import type { FormHeadRow } from '@tarmac/freight-api/online';
import { formTexts as texts } from './designerTexts.ts';

/** Whether people see what is drafted. */
export function PublishState({ form: { isDbSynch, publishedVersion } }: { form: Pick<FormHeadRow, 'isDbSynch' | 'publishedVersion'> }) {
  const { localize } = useLocale();
  if (isDbSynch === 'Y') return <Tag tone="ok">{localize(texts.published)}</Tag>;
  return (publishedVersion ?? 0) > 0 ? (
    <Tag tone="waiting">{localize(texts.draft)}</Tag>
  ) : (
    <Tag tone="draft">{localize(texts.neverPublished)}</Tag>
  );
}
