import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, TextInput } from '@tarmac/admin-kit/input';
import { useTab } from '@tarmac/admin-kit/tabs';
import type { ReportScreen } from '@tarmac/freight-api/online';
import { useId, useState } from 'react';
import { reportTexts as texts } from './reportTexts.ts';

interface ReportParamsProps {
  screen: ReportScreen;
  /** What the report is asked with now, as calls name it. */
  values: Readonly<Record<string, string>>;
}

/** Parameters of a report; what is typed becomes part of the address, so that a link carries it. @source ONL-06 */
export function ReportParams({ screen, values }: ReportParamsProps) {
  const { localize } = useLocale();
  const { search, setSearch } = useTab();
  const id = useId();
  const [drafts, setDrafts] = useState(values);
  return (
    <form
      aria-label={localize(texts.params)}
      className="flex flex-wrap items-end gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const next = new URLSearchParams(search);
        for (const { paramName } of screen.params) {
          next.delete(`self_${paramName}`);
          next.set(paramName, drafts[`self_${paramName}`]?.trim() ?? '');
        }
        setSearch(next, 'push');
      }}
    >
      {screen.params.map(({ paramName, paramTxt }) => (
        <div key={paramName} className="flex w-56 flex-col gap-1">
          <label htmlFor={`${id}-${paramName}`} className="text-sm text-ink-secondary">
            {paramTxt || paramName}
          </label>
          <TextInput
            id={`${id}-${paramName}`}
            maxLength={200}
            value={drafts[`self_${paramName}`] ?? ''}
            onValueChange={(text) => setDrafts({ ...drafts, [`self_${paramName}`]: text })}
          />
        </div>
      ))}
      <Button type="submit">{localize(texts.apply)}</Button>
    </form>
  );
}
