import { EditableTableInput, type EditableColumn, type TableStore } from '@tarmac/admin-kit/editable-table';
import { FormField } from '@tarmac/admin-kit/form';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { RadioGroup } from '@tarmac/admin-kit/input';
import { useMemo, useState } from 'react';
import { FormulaTrial } from './FormulaTrial.tsx';
import { fieldColumns, type Section, sections } from './fieldLines.ts';
import { OptionsInUse } from './OptionsInUse.tsx';
import { lineTexts as texts } from './lineTexts.ts';
import { useCellOptions, useDictionaryNames } from './useChoices.ts';

const options = { dragSort: true, dragSortKey: 'orderNum', maxRows: 500 };
const table = { rowNumber: true, rowSelection: true, toolbar: true, size: 'small', maxHeight: 460 } as const;

/** The fields, a part of what is said of them at a time. */
export function FieldsPart() {
  const { localize } = useLocale();
  const [section, setSection] = useState<Section>('usual');
  const [store, setStore] = useState<TableStore>();
  const types = useCellOptions('cgform_db_type');
  const views = useCellOptions('cgform_view');
  const dictionaries = useDictionaryNames();
  const columns = useMemo(() => fieldColumns({ localize, types, views, dictionaries }), [localize, types, views, dictionaries]);
  const every = useMemo(() => {
    const byKey = new Map<string, EditableColumn>(sections.flatMap((one) => columns[one].map((column) => [column.key, column] as const)));
    return [...byKey.values()];
  }, [columns]);
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        aria-label={localize(texts.section)}
        variant="buttons"
        value={section}
        onValueChange={(next) => next && setSection(next)}
        options={sections.map((value) => ({ value, label: localize(texts[value]) }))}
      />
      <FormField name="fields" label={localize(texts.fields)} help={localize(texts.limits)} wide>
        {(control) => (
          <EditableTableInput
            {...control}
            label={localize(texts.fields)}
            columns={columns[section]}
            everyColumn={every}
            options={options}
            table={table}
            onTable={setStore}
          />
        )}
      </FormField>
      {section === 'page' && store && <OptionsInUse store={store} />}
      {section === 'checks' && store && <FormulaTrial store={store} />}
    </div>
  );
}
