import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty } from '@tarmac/admin-kit/input';
import { useTabs } from '@tarmac/admin-kit/tabs';
import type { FormHeadRow } from '@tarmac/freight-api/online';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { designTexts as texts } from './designTexts.ts';
import { designPath } from './form.resource.ts';
import type { SubDraft } from './previewForm.ts';
import { PublishState } from './PublishState.tsx';

/** The sub-tables of a main table, each designed in a tab of its own. */
export function SubTablesPart({ head, subs }: { head: FormHeadRow | undefined; subs: ReadonlyArray<SubDraft & { head: FormHeadRow }> }) {
  const { localize } = useLocale();
  const { open } = useTabs();
  if (head === undefined) return <Empty>{localize(texts.saveFirst)}</Empty>;
  return (
    <div className="flex flex-col gap-3">
      {subs.length === 0 && <Empty>{localize(texts.noSubs)}</Empty>}
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {subs.map(({ id, head: sub, draft }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 rounded-md border border-solid border-line px-3 py-2">
            <AppLink href={designPath(id)}>{sub.tableTxt}</AppLink>
            <span className="text-ink-secondary">{sub.tableName}</span>
            <span className="text-ink-secondary">{localize(draft.head.relationType === '1' ? texts.one : texts.many)}</span>
            <PublishState form={sub} />
          </li>
        ))}
      </ul>
      <Button
        className="self-start"
        disabled={head.tableType !== 2}
        onClick={() => open(`${designPath('new')}?${new URLSearchParams({ main: head.tableName ?? '' }).toString()}`)}
      >
        {localize(texts.addSub)}
      </Button>
    </div>
  );
}
