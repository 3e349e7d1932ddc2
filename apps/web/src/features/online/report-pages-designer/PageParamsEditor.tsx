import { DictSelect } from '@tarmac/admin-kit/dictionary';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty, IconButton, TextInput } from '@tarmac/admin-kit/input';
import { reportPageParamFields as fields } from '@tarmac/freight-api/online';
import { Plus, Trash2 } from 'lucide-react';
import { Labelled } from '../design/Labelled.tsx';
import { composerTexts as texts } from './composerTexts.ts';
import { newParam, type PageParamDraft } from './pageDraft.ts';

/** As many as a page may have. */
const most = 20;

interface PageParamsEditorProps {
  params: readonly PageParamDraft[];
  /** What the server has against one, by its place and property, as in `0.paramName`. */
  problems: Readonly<Record<string, string>>;
  onChange: (params: readonly PageParamDraft[]) => void;
}

const names = ['paramName', 'paramTxt', 'paramTxtEn', 'paramValue'] as const;

/** Parameters of a page, which the reports of its blocks share. @source ONL-08 */
export function PageParamsEditor({ params, problems, onChange }: PageParamsEditorProps) {
  const { localize } = useLocale();
  const change = (at: number, part: Partial<PageParamDraft>) => onChange(params.with(at, { ...params[at]!, ...part }));
  return (
    <div className="flex flex-col gap-3">
      {params.length === 0 && <Empty>{localize(texts.noParams)}</Empty>}
      {params.map((param, at) => (
        <section
          key={param.key}
          aria-label={interpolate(localize(texts.ofPage), { name: param.paramName || String(at + 1) })}
          className="grid grid-cols-1 items-start gap-2 rounded-md border border-solid border-line p-3 sm:grid-cols-2 desktop:grid-cols-3"
        >
          {names.map((name) => (
            <Labelled key={name} label={localize(fields[name].label)} required={name === 'paramName'} problem={problems[`${at}.${name}`]}>
              {(id) => (
                <TextInput
                  id={id}
                  maxLength={fields[name].maxLength}
                  invalid={`${at}.${name}` in problems}
                  value={param[name]}
                  onValueChange={(text) => change(at, { [name]: text })}
                />
              )}
            </Labelled>
          ))}
          <Labelled label={localize(fields.paramView.label)}>
            {(id) => (
              <DictSelect
                id={id}
                code="report_param_view"
                value={param.paramView}
                onValueChange={(view) => change(at, { paramView: (view ?? 'text') as PageParamDraft['paramView'] })}
              />
            )}
          </Labelled>
          {param.paramView === 'list' && (
            <Labelled required label={localize(fields.dictCode.label)} problem={problems[`${at}.dictCode`]}>
              {(id) => (
                <TextInput
                  id={id}
                  maxLength={64}
                  invalid={`${at}.dictCode` in problems}
                  value={param.dictCode}
                  onValueChange={(dictCode) => change(at, { dictCode })}
                />
              )}
            </Labelled>
          )}
          <div className="self-end justify-self-end sm:col-start-2 desktop:col-start-3">
            <IconButton
              label={interpolate(localize(texts.removeParam), { name: param.paramName || String(at + 1) })}
              icon={<Trash2 aria-hidden size={15} />}
              onClick={() => onChange(params.toSpliced(at, 1))}
            />
          </div>
        </section>
      ))}
      <div>
        <Button icon={<Plus aria-hidden size={15} />} disabled={params.length >= most} onClick={() => onChange([...params, newParam()])}>
          {localize(texts.addParam)}
        </Button>
      </div>
    </div>
  );
}
