import { EditableTableInput, type EditableColumn } from '@tarmac/admin-kit/editable-table';
import { FormField } from '@tarmac/admin-kit/form';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { formIndexFields } from '@tarmac/freight-api/online';
import { useMemo } from 'react';
import { PartsIndexes } from './PartsIndexes.tsx';
import { lineTexts as texts } from './lineTexts.ts';

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
    <FormField name="head.rules" label={localize(texts.rules)} wide>
      {(control) => <EditableTableInput {...control} label={localize(texts.rules)} columns={columns} options={options} table={table} />}
    </FormField>
  );
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
