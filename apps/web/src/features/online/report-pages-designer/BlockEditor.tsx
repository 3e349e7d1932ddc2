import { DictSelect } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { MultiSelect, RadioGroup, Select, TextInput } from '@tarmac/admin-kit/input';
import { reportPageBlockFields as fields } from '@tarmac/freight-api/online';
import { Labelled } from '../design/Labelled.tsx';
import { chartFolds } from '../report-designer/designerTexts.ts';
import { BlockParams } from './BlockParams.tsx';
import { composerTexts as texts } from './composerTexts.ts';
import { graphTypeTexts } from './graphTexts.ts';
import { type BlockDraft, has, type PageParamDraft } from './pageDraft.ts';
import { useReportParts, useReports } from './useReports.ts';

interface BlockEditorProps {
  block: BlockDraft;
  pageParams: readonly PageParamDraft[];
  /** The page has two columns. */
  isDouble: boolean;
  /** What the server has against it, by property. */
  problems: Readonly<Record<string, string>>;
  onChange: (block: BlockDraft) => void;
}

/** How one block draws its report. @source ONL-08 */
export function BlockEditor({ block, pageParams, isDouble, problems, onChange }: BlockEditorProps) {
  const { localize } = useLocale();
  const { data: reports = [] } = useReports();
  const report = reports.find(({ code }) => code === block.reportCode);
  const { data: parts } = useReportParts(report?.id);
  const change = (part: Partial<BlockDraft>) => onChange({ ...block, ...part });
  const columns = (parts?.columns ?? []).map(({ fieldName, fieldTxt, fieldTxtEn }) => ({
    value: fieldName ?? '',
    label: localize({ zh: fieldTxt ?? '', en: fieldTxtEn || (fieldTxt ?? '') }) || (fieldName ?? ''),
  }));
  const numbers = columns.filter(({ value }) =>
    ['Integer', 'Long', 'Double'].includes(parts?.columns.find(({ fieldName }) => fieldName === value)?.fieldType ?? ''),
  );
  const words = <Name extends string>(of: Readonly<Record<Name, { zh: string; en: string }>>) =>
    (Object.keys(of) as Name[]).map((value) => ({ value, label: localize(of[value]) }));
  const { graphType } = block;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Labelled required label={localize(texts.report)} problem={problems['reportCode']}>
          {(id) => (
            <Select
              id={id}
              placeholder={localize(texts.chooseReport)}
              invalid={'reportCode' in problems}
              value={block.reportCode || null}
              options={reports.map(({ code, name, nameEn }) => ({ value: code, label: localize({ zh: name, en: nameEn || name }) }))}
              onValueChange={(reportCode) =>
                change({ reportCode: reportCode ?? '', xaxisField: null, byField: null, yaxisFields: [], params: [] })
              }
            />
          )}
        </Labelled>
        <Labelled required label={localize(fields.graphType.label)}>
          {(id) => (
            <Select
              id={id}
              value={graphType}
              options={words(graphTypeTexts)}
              onValueChange={(next) => change({ graphType: next ?? 'bar' })}
            />
          )}
        </Labelled>
        <Labelled required label={localize(fields.title.label)} problem={problems['title']}>
          {(id) => (
            <TextInput
              id={id}
              maxLength={60}
              invalid={'title' in problems}
              value={block.title}
              onValueChange={(title) => change({ title })}
            />
          )}
        </Labelled>
        <Labelled label={localize(fields.titleEn.label)}>
          {(id) => <TextInput id={id} maxLength={60} value={block.titleEn} onValueChange={(titleEn) => change({ titleEn })} />}
        </Labelled>
        {has(graphType, 'x') && (
          <Labelled required label={localize(fields.xaxisField.label)} problem={problems['xaxisField']}>
            {(id) => (
              <Select
                id={id}
                invalid={'xaxisField' in problems}
                value={block.xaxisField}
                options={columns}
                onValueChange={(xaxisField) => change({ xaxisField })}
              />
            )}
          </Labelled>
        )}
        {has(graphType, 'by') && (
          <Labelled required label={localize(fields.byField.label)} problem={problems['byField']}>
            {(id) => (
              <Select
                id={id}
                invalid={'byField' in problems}
                value={block.byField}
                options={columns}
                onValueChange={(byField) => change({ byField })}
              />
            )}
          </Labelled>
        )}
        {has(graphType, 'y') && (
          <>
            <Labelled required label={localize(fields.yaxisField.label)} problem={problems['yaxisField']}>
              {(id) => (
                <MultiSelect
                  id={id}
                  invalid={'yaxisField' in problems}
                  value={block.yaxisFields}
                  options={block.fold === 'count' ? columns : numbers}
                  onValueChange={(next) => change({ yaxisFields: [...next] })}
                />
              )}
            </Labelled>
            <Labelled label={localize(fields.fold.label)}>
              {(id) => (
                <Select id={id} value={block.fold} options={words(chartFolds)} onValueChange={(fold) => change({ fold: fold ?? 'sum' })} />
              )}
            </Labelled>
          </>
        )}
        {isDouble && (
          <Labelled label={localize(fields.colSpan.label)}>
            {(id) => (
              <RadioGroup
                id={id}
                variant="buttons"
                aria-label={localize(fields.colSpan.label)}
                value={String(block.colSpan)}
                options={[
                  { value: '1', label: localize(texts.half) },
                  { value: '2', label: localize(texts.whole) },
                ]}
                onValueChange={(span) => change({ colSpan: Number(span ?? 1) })}
              />
            )}
          </Labelled>
        )}
        {graphType !== 'figure' && graphType !== 'pie' && graphType !== 'pivot' && (
          <Labelled label={localize(fields.height.label)}>
            {(id) => (
              <DictSelect
                id={id}
                code="graph_height"
                value={block.height}
                onValueChange={(height) => change({ height: (height ?? 'normal') as BlockDraft['height'] })}
              />
            )}
          </Labelled>
        )}
      </div>
      {parts && parts.params.length > 0 && (
        <BlockParams block={block} params={parts.params} pageParams={pageParams} problem={problems['params']} onChange={onChange} />
      )}
    </div>
  );
}
