import { FormField, type KitForm, useWatch } from '@tarmac/admin-kit/form';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { NumberInput, Select, Switch, TextInput } from '@tarmac/admin-kit/input';
import { designTexts as texts } from './designTexts.ts';
import { type Draft, formKinds, fieldsOf } from './draft.ts';
import { useMainTables } from './useStoredForm.ts';

/** What the form is called and how it is used. */
export function HeadPart({ form, isStored }: { form: KitForm<Draft>; isStored: boolean }) {
  const { localize } = useLocale();
  const kind = useWatch({ control: form.methods.control, name: 'head.kind' });
  return (
    <section
      aria-label={localize(texts.basics)}
      className="grid grid-cols-1 gap-x-4 gap-y-3 rounded-lg border border-solid border-line bg-surface p-gap tablet:grid-cols-2 desktop:grid-cols-3"
    >
      <FormField name="head.tableTxt" label={localize(texts.titleZh)} required>
        {(control) => <TextInput {...control} maxLength={100} />}
      </FormField>
      <FormField name="head.tableName" label={localize(texts.tableName)} required help={localize(texts.tableNameHelp)}>
        {(control) => <TextInput {...control} maxLength={63} />}
      </FormField>
      <FormField name="head.tableTxtEn" label={localize(texts.titleEn)}>
        {(control) => <TextInput {...control} maxLength={100} />}
      </FormField>
      <FormField name="head.kind" label={localize(texts.kind)} required disabled={isStored && kind === 'sub'}>
        {(control) => (
          <Select {...control} allowClear={false} options={formKinds.map((value) => ({ value, label: localize(texts[value]) }))} />
        )}
      </FormField>
      {kind === 'tree' && <TreeField form={form} />}
      {kind === 'sub' && <MainTable />}
      <FormField name="head.formTemplate" label={localize(texts.columns)}>
        {(control) => <Select {...control} allowClear={false} options={['1', '2', '3', '4'].map((value) => ({ value, label: value }))} />}
      </FormField>
      {kind !== 'sub' && (
        <div className="flex flex-wrap gap-x-6">
          <FormField name="head.isPage" label={localize(texts.paged)}>
            {(control) => <Switch {...control} />}
          </FormField>
          <FormField name="head.isCheckbox" label={localize(texts.checkbox)}>
            {(control) => <Switch {...control} />}
          </FormField>
        </div>
      )}
    </section>
  );
}

function TreeField({ form }: { form: KitForm<Draft> }) {
  const { localize } = useLocale();
  const draft = useWatch({ control: form.methods.control }) as Draft;
  const options = fieldsOf(draft).map(({ dbFieldName, ...line }) => ({ value: dbFieldName, label: String(line['dbFieldTxt'] as string) }));
  return (
    <FormField name="head.treeFieldname" label={localize(texts.treeField)} required>
      {(control) => <Select {...control} allowClear={false} options={options} />}
    </FormField>
  );
}

function MainTable() {
  const { localize } = useLocale();
  const { data = [] } = useMainTables();
  return (
    <>
      <FormField name="head.mainTable" label={localize(texts.mainTable)} required>
        {(control) => <Select {...control} allowClear={false} options={data} />}
      </FormField>
      <FormField name="head.relationType" label={localize(texts.relation)}>
        {(control) => (
          <Select
            {...control}

            options={[
              { value: '0', label: localize(texts.many) },
              { value: '1', label: localize(texts.one) },
            ]}
          />
        )}
      </FormField>
      <FormField name="head.tabOrderNum" label={localize(texts.order)}>
        {(control) => <NumberInput {...control} />}
      </FormField>
    </>
  );
}
