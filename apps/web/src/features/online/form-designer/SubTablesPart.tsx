import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty } from '@tarmac/admin-kit/input';
import type { FormHeadRow } from '@tarmac/freight-api/online';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { designTexts as texts } from './designTexts.ts';
import type { FormKind } from './draft.ts';
import { designPath, formTitle } from './form.resource.ts';
import type { SubDraft } from './previewForm.ts';
import { PublishState } from './PublishState.tsx';

interface SubTablesPartProps {
  /** Absent for a form that is not stored yet. */
  head: FormHeadRow | undefined;
  kind: FormKind;
  subs: ReadonlyArray<SubDraft & { head: FormHeadRow }>;
  /** Begins a further one, once its main table is saved as one. */
  onAdd: () => void;
}

/** The sub-tables of a main table, each designed in a tab of its own. */
export function SubTablesPart({ head, kind, subs, onAdd }: SubTablesPartProps) {
  const { localize } = useLocale();
  if (kind === 'tree' || kind === 'sub') return <Empty>{localize(texts.noSubsHere)}</Empty>;
  return (
    <div className="flex flex-col gap-3">
      {subs.length === 0 && <Empty>{localize(texts.noSubs)}</Empty>}
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {subs.map(({ id, head: sub, draft }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 rounded-md border border-solid border-line px-3 py-2">
            <AppLink href={designPath(id)}>{localize(formTitle(sub))}</AppLink>
            <span className="text-ink-secondary">{sub.tableName}</span>
            <span className="text-ink-secondary">{localize(draft.head.relationType === '1' ? texts.one : texts.many)}</span>
            <PublishState form={sub} />
          </li>
        ))}
      </ul>
      <Button className="self-start" onClick={onAdd}>
        {localize(head === undefined ? texts.saveAndAddSub : texts.addSub)}
      </Button>
    </div>
  );
}
