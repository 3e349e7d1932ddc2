import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Select } from '@tarmac/admin-kit/input';
import type { ReportParam } from '@tarmac/freight-api/online';
import { useId } from 'react';
import { ParamInput } from '../report-page/ParamInput.tsx';
import { composerTexts as texts } from './composerTexts.ts';
import type { BlockDraft, BlockParamDraft, PageParamDraft } from './pageDraft.ts';

/** What a parameter is given where the block says nothing of it, and where it says a value. */
const unsaid = '';
const fixed = '=';

interface BlockParamsProps {
  block: BlockDraft;
  params: readonly ReportParam[];
  pageParams: readonly PageParamDraft[];
  problem: string | undefined;
  onChange: (block: BlockDraft) => void;
}

/** Where the parameters of a report come from. @source ONL-08 */
export function BlockParams({ block, params, pageParams, problem, onChange }: BlockParamsProps) {
  const { localize } = useLocale();
  const id = useId();
  const say = (name: string, said: BlockParamDraft | undefined) =>
    onChange({ ...block, params: [...block.params.filter((one) => one.name !== name), ...(said ? [said] : [])] });
  return (
    <fieldset className="m-0 flex flex-col gap-2 rounded-md border border-solid border-line p-3">
      <legend className="px-1 text-sm text-ink-secondary">{localize(texts.reportParams)}</legend>
      {params.map((param) => {
        const name = param.paramName ?? '';
        const said = block.params.find((one) => one.name === name);
        const caption = localize({ zh: param.paramTxt || name, en: param.paramTxtEn || param.paramTxt || name });
        return (
          <div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-2">
            <div className="contents">
              <label htmlFor={`${id}-${name}`} className="truncate">
                {caption}
              </label>
              <Select
                id={`${id}-${name}`}
                value={said === undefined ? unsaid : (said.from ?? fixed)}
                options={[
                  { value: unsaid, label: localize(texts.sameName) },
                  ...pageParams
                    .filter(({ paramName }) => paramName !== '')
                    .map(({ paramName }) => ({ value: paramName, label: interpolate(localize(texts.ofPage), { name: paramName }) })),
                  { value: fixed, label: localize(texts.fixed) },
                ]}
                onValueChange={(next) => {
                  const from = next ?? unsaid;
                  say(name, from === unsaid ? undefined : { name, from: from === fixed ? null : from, value: null });
                }}
              />
            </div>
            {said?.from === null && (
              <div className="col-start-2 min-w-0">
                <label htmlFor={`${id}-${name}-value`} className="sr-only">
                  {interpolate(localize(texts.fixedOf), { name: caption })}
                </label>
                <ParamInput
                  id={`${id}-${name}-value`}
                  param={{
                    paramName: name,
                    paramTxt: param.paramTxt,
                    paramValue: param.paramValue,
                    view: param.paramView ?? 'text',
                    dictCode: param.dictCode,
                  }}
                  value={said.value ?? ''}
                  onValueChange={(value) => say(name, { name, from: null, value })}
                />
              </div>
            )}
          </div>
        );
      })}
      {problem !== undefined && <p className="m-0 text-sm text-danger-ink">{problem}</p>}
    </fieldset>
  );
}
