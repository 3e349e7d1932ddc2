import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useTab } from '@tarmac/admin-kit/tabs';
import type { ReportParamInfo } from '@tarmac/freight-api/online';
import { type ReactNode, useId, useState } from 'react';
import { ParamInput } from './ParamInput.tsx';
import { reportTexts as texts } from './reportTexts.ts';

interface ReportParamsProps {
  params: readonly ReportParamInfo[];
  /** What is asked with now, by the names of the parameters. */
  values: Readonly<Record<string, string>>;
  /** Further buttons. */
  children?: ReactNode;
}

/** Parameters of a report, or of a page of reports; what is chosen becomes part of the address, so that a link carries it. @source ONL-06, ONL-08 */
export function ReportParams({ params, values, children }: ReportParamsProps) {
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
        for (const { paramName } of params) {
          next.delete(`self_${paramName}`);
          next.set(paramName, drafts[paramName]?.trim() ?? '');
        }
        setSearch(next, 'push');
      }}
    >
      {params.map((param) => (
        <div key={param.paramName} className="flex w-full flex-col gap-1 sm:w-56">
          <label htmlFor={`${id}-${param.paramName}`} className="text-sm text-ink-secondary">
            {param.paramTxt || param.paramName}
          </label>
          <ParamInput
            id={`${id}-${param.paramName}`}
            param={param}
            value={drafts[param.paramName] ?? ''}
            onValueChange={(text) => setDrafts({ ...drafts, [param.paramName]: text })}
          />
        </div>
      ))}
      <Button type="submit">{localize(texts.apply)}</Button>
      {children}
    </form>
  );
}

/** Values of parameters as an address has them: it names one as the report does, or as calls do. */
export const valuesFrom = (search: URLSearchParams, params: readonly ReportParamInfo[]): Record<string, string> =>
  Object.fromEntries(
    params.map(({ paramName, paramValue }) => [paramName, search.get(paramName) ?? search.get(`self_${paramName}`) ?? paramValue ?? '']),
  );

/** The same as calls send them. */
export const asCalled = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`self_${name}`, value]));
