import { Dialog, useConfirm } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, FieldsFormView, useFieldsForm } from '@tarmac/admin-kit/resource';
import { type Config, configEditFields, type ConfigEditInput } from '@tarmac/freight-api/system';
import { useMemo } from 'react';
import { Note } from '../../../shared/pages/Note.tsx';
import { configTexts as texts } from './configTexts.ts';
import { storedValue, typedValue, valueField } from './valueField.ts';

/** Sets a value with the input that fits it, next to what it changes, what it may be and its default. @source FRT-10, freight-domain F20 */
export default function EditConfigDialog({
  rows,
  draft,
  changes,
  okText,
  okDisabled,
  onOpenChange,
  onSubmit,
  onCheck,
}: ActionDialogProps<Config, Omit<ConfigEditInput, 'id' | 'version'>>) {
  const { localize, t } = useLocale();
  const confirm = useConfirm();
  const row = rows[0]!;
  const { valueType, minValue, maxValue, unit, choices } = row;
  const isOwn = row.isKnown !== '1';
  const fields = useMemo(
    () => ({
      configValue: valueField({ valueType, minValue, maxValue, unit, choices }),
      configName: configEditFields.configName,
      remark: configEditFields.remark,
      publicFlag: configEditFields.publicFlag,
      reason: configEditFields.reason,
    }),
    [valueType, minValue, maxValue, unit, choices],
  );
  const spec = [
    { field: 'configValue', wide: true },
    ...(isOwn ? [{ field: 'configName', wide: true }, { field: 'remark', wide: true }, 'publicFlag'] : []),
    { field: 'reason', wide: true, required: true },
  ];
  const bodyOf = (typed: Readonly<Record<string, unknown>>) => ({
    configValue: storedValue(typed['configValue']),
    reason: storedValue(typed['reason']),
    ...(isOwn && {
      configName: storedValue(typed['configName']),
      remark: storedValue(typed['remark']) || null,
      publicFlag: typed['publicFlag'] === '1' ? ('1' as const) : ('0' as const),
    }),
  });
  const { configName, remark, publicFlag } = row;
  const fieldsForm = useFieldsForm({
    fields,
    spec,
    row: { configValue: typedValue(valueType, row.configValue), configName, remark, publicFlag },
    draft,
    askFurther: onCheck && ((typed) => onCheck(bodyOf(typed))),
    onSubmit: (typed) => onSubmit(bodyOf(typed)),
  });
  const { form } = fieldsForm;
  const leave = async () => {
    if (storedValue(form.methods.getValues('reason')) !== '' && !(await confirm({ content: t('resource.discard') }))) return;
    form.forgetDraft();
    onOpenChange(false);
  };
  const limits = [
    ...(row.rangeText === null ? [] : [`${localize(texts.range)}${row.rangeText}`]),
    ...(row.defaultText === null ? [] : [`${localize(texts.default)}${row.defaultText || '--'}`]),
  ];
  return (
    <Dialog
      open
      onOpenChange={() => void leave()}
      width={600}
      title={`${localize(texts.edit)} · ${row.configName ?? ''}`}
      okClose={false}
      okText={okText}
      okDisabled={okDisabled}
      busy={form.isSaving}
      onOk={form.submit}
    >
      {changes}
      <Note>
        <span>
          {row.remark} {localize(texts.atOnce)}
        </span>
        {limits.map((limit) => (
          <span key={limit} className="w-full text-ink tabular-nums">
            {limit}
          </span>
        ))}
      </Note>
      <FieldsFormView fieldsForm={fieldsForm} spec={spec} columns={1} label={row.configName ?? ''} />
    </Dialog>
  );
}
