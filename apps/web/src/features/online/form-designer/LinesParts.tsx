import { EditableTableInput, type EditableColumn } from '@tarmac/admin-kit/editable-table';
import { FormField, useWatch } from '@tarmac/admin-kit/form';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { formIndexFields } from '@tarmac/freight-api/online';
import { useMemo } from 'react';
import { PartsIndexes } from './PartsIndexes.tsx';
import type { Line } from './draft.ts';
import { lineTexts as texts } from './lineTexts.ts';
import { TrialRun } from './TrialRun.tsx';
import type { Tried } from './trialRun.ts';
import { trialTexts } from './trialTexts.ts';

const options = { maxRows: 50 };
const table = { rowNumber: true, rowSelection: true, toolbar: true, size: 'small', maxHeight: 360 } as const;

/** What must hold of every row. */
export function RulesPart() {
  const { localize } = useLocale();
  const columns = useMemo(
    (): EditableColumn[] => [
      { key: 'holds', title: localize(texts.holds), type: 'input', width: 260, placeholder: "row.result != '2' || row.reason" },
      { key: 'messageZh', title: localize(texts.messageZh), type: 'input', width: 200 },
      { key: 'messageEn', title: localize(texts.messageEn), type: 'input', width: 200 },
      { key: 'field', title: localize(texts.ruleField), type: 'input', width: 140 },
    ],
    [localize],
  );
  return (
    <>
      <FormField name="head.rules" label={localize(texts.rules)} wide>
        {(control) => <EditableTableInput {...control} label={localize(texts.rules)} columns={columns} options={options} table={table} />}
      </FormField>
      <RulesTrial />
    </>
  );
}

/** The rules, tried on values; what is said where one does not hold. */
function RulesTrial() {
  const { localize } = useLocale();
  const rules = (useWatch({ name: 'head.rules' }) as readonly Line[] | undefined) ?? [];
  const tried = rules.flatMap((rule, index): Tried[] => {
    const text = (key: string) => (typeof rule[key] === 'string' ? rule[key] : '');
    if (text('holds').trim() === '') return [];
    const zh = text('messageZh');
    const name = interpolate(localize(trialTexts.rule), { number: index + 1 }) + (text('field') && ` (${text('field')})`);
    return [{ name, source: text('holds'), kind: 'condition', ...(zh !== '' && { otherwise: { zh, en: text('messageEn') || zh } }) }];
  });
  return <TrialRun title={trialTexts.rules} tried={tried} />;
}

/** Indexes of the table, and how those are that find parts of texts. */
export function IndexesPart({ headId }: { headId: string }) {
  const { localize } = useLocale();
  const columns = useMemo(
    (): EditableColumn[] => [
      { key: 'indexName', title: localize(formIndexFields.indexName.label), type: 'input', width: 200 },
      { key: 'indexField', title: localize(formIndexFields.indexField.label), type: 'input', width: 260, placeholder: 'plate,checked_on' },
      {
        key: 'indexType',
        title: localize(formIndexFields.indexType.label),
        type: 'select',
        width: 140,
        dictCode: 'cgform_index_type',
        defaultValue: 'normal',
      },
    ],
    [localize],
  );
  return (
    <>
      <FormField name="indexs" label={localize(texts.indexes)} wide>
        {(control) => <EditableTableInput {...control} label={localize(texts.indexes)} columns={columns} options={options} table={table} />}
      </FormField>
      <PartsIndexes headId={headId} />
    </>
  );
}
