import { Dialog } from '@tarmac/admin-kit/dialog';
import { type EditableColumn, EditableTableInput } from '@tarmac/admin-kit/editable-table';
import { Form, type FormControl, FormField, useKitForm } from '@tarmac/admin-kit/form';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type GoodsInput, shippingNoteFields as fields, shippingNoteSetGoodsLimits, type ShippingNote } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NoteSummary } from './NoteSummary.tsx';
import { noteLabels as labels } from './noteLabels.ts';
import { noteTexts as texts } from './noteTexts.ts';
import { noteApi } from './shippingNote.resource.ts';

type Line = GoodsInput['goods'][number];
type Draft = { [Key in keyof Line]?: Line[Key] | null };

/** What a waybill carries, line by line; together they weigh what is loaded, or planned until then. @source freight-domain 2.5, F02 */
export default function GoodsDialog({ rows, ...dialog }: ActionDialogProps<ShippingNote, Pick<GoodsInput, 'goods'>>) {
  const note = rows[0]!;
  const { localize } = useLocale();
  const { data, error } = useQuery({
    queryKey: ['shippingNote', 'goods', note.id],
    queryFn: ({ signal }) => noteApi.detail({ id: note.id }, { signal }),
    gcTime: 0,
    retry: false,
  });
  if (data === undefined && !error) return null;
  const whole: Draft = {
    descriptionOfGoods: note.cargoName,
    cargoTypeClassificationCode: note.cargoTypeCode,
    goodsItemGrossWeight: note.loadWeight ?? note.plannedWeight,
  };
  const stored = data?.goods.map(({ lineNo: _line, ...line }): Draft => line) ?? [];
  return (
    <GoodsForm
      title={`${localize(labels.goods)} · ${note.shippingNoteNumber ?? ''}`}
      note={note}
      initial={stored.length > 0 ? stored : [whole]}
      {...dialog}
    />
  );
}

interface Measured {
  label: LocalText;
  unit: { factor: number; decimals: number; symbol: LocalText };
}

interface GoodsFormProps extends Omit<ActionDialogProps<ShippingNote, Pick<GoodsInput, 'goods'>>, 'rows'> {
  title: string;
  note: ShippingNote;
  initial: readonly Draft[];
}

function GoodsForm({ title, note, initial, changes, okText, okDisabled, onOpenChange, onSubmit }: GoodsFormProps) {
  const { localize } = useLocale();
  const form = useKitForm<{ goods: readonly Draft[] }>({
    defaultValues: { goods: initial },
    onSubmit: async ({ goods }) => {
      const filled = goods.filter((line) => Object.values(line).some((value) => value !== null && value !== undefined && value !== ''));
      await onSubmit({ goods: filled as Line[] });
    },
  });
  const columns = useMemo((): readonly EditableColumn[] => {
    const required = [{ required: true }];
    const quantity = (key: keyof Line, { label, unit }: Measured) =>
      ({
        key,
        title: `${localize(label)} (${localize(unit.symbol)})`,
        type: 'inputNumber',
        width: 130,
        props: { min: 1, scale: Math.round(Math.log10(unit.factor)), decimals: unit.decimals },
      }) as const;
    return [
      {
        key: 'descriptionOfGoods',
        title: localize(fields.cargoName.label),
        type: 'input',
        width: 220,
        props: { maxLength: 512 },
        validateRules: required,
      },
      {
        key: 'cargoTypeClassificationCode',
        title: localize(fields.cargoTypeCode.label),
        type: 'select',
        dictCode: 'cargo_type',
        width: 170,
        validateRules: required,
      },
      { ...quantity('goodsItemGrossWeight', { ...fields.loadWeight, label: texts.weight }), validateRules: required },
      quantity('cube', fields.volume),
      {
        key: 'totalNumberOfPackages',
        title: localize(fields.pieces.label),
        type: 'inputNumber',
        width: 100,
        props: { min: 1, decimals: 0 },
      },
    ];
  }, [localize]);
  return (
    <Dialog
      open
      title={title}
      width={880}
      okText={okText}
      okDisabled={okDisabled}
      okClose={false}
      busy={form.isSaving}
      onOk={form.submit}
      onOpenChange={onOpenChange}
    >
      {changes}
      <NoteSummary row={note} />
      <Form form={form} columns={1} aria-label={title}>
        <FormField name="goods" label={localize(labels.goods)} help={localize(texts.goodsHelp)}>
          {(control: FormControl) => (
            <EditableTableInput
              {...control}
              columns={columns}
              label={localize(labels.goods)}
              options={{ maxRows: shippingNoteSetGoodsLimits.goods }}
              table={{
                toolbar: { buttons: ['add', 'remove'] },
                rowSelection: true,
                rowNumber: true,
                alwaysEdit: true,
                size: 'small',
                maxHeight: 320,
              }}
            />
          )}
        </FormField>
      </Form>
    </Dialog>
  );
}
