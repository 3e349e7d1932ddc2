import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { ApiError } from '@tarmac/admin-kit/request';
import { useTab } from '@tarmac/admin-kit/tabs';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { useTabTitle } from '../../../shared/pages/useTabTitle.ts';
import { Designer } from './Designer.tsx';
import { designTexts as texts } from './designTexts.ts';
import { draftOf, newDraft } from './draft.ts';
import { formTitle } from './form.resource.ts';
import { useStoredForm } from './useStoredForm.ts';

/** Where an administrator designs a form, in a tab of its own. @source ONL-07 */
export default function FormDesignerPage() {
  const { localize } = useLocale();
  const { pathname, search } = useTab();
  const id = decodeURIComponent(pathname.split('/').at(-1) ?? 'new');
  const { data, error, refetch } = useStoredForm(id);
  const title = id === 'new' ? localize(texts.newForm) : data && localize(formTitle(data.head));
  useTabTitle(title);
  if (error instanceof ApiError && error.status === 404) return <Empty>{localize(texts.missing)}</Empty>;
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  const main = search.get('main');
  if (id === 'new')
    return (
      <Designer
        key={`new ${main ?? ''}`}
        id="new"
        begin={newDraft(main === null ? {} : { kind: 'sub', mainTable: main, tableName: `${main}_item`.slice(0, 63) })}
      />
    );
  if (!data) return <Skeleton rows={10} />;
  // What was stored meanwhile, by this page or by a version that became the draft, is where it goes on.
  return <Designer key={`${id} ${data.head.version}`} id={id} stored={data} begin={draftOf(data)} />;
}
