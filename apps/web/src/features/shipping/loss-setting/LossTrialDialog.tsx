import { Dialog } from '@tarmac/admin-kit/dialog';
import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Descriptions } from '@tarmac/admin-kit/input';
import { type ActionDialogProps, FieldsFormView, useFieldsForm } from '@tarmac/admin-kit/resource';
import {
  createLossSettingApi,
  type LossSetting,
  lossSettingFields,
  lossSettingSchemas,
  type LossTrial,
  type LossTrialInput,
  shippingNoteFields,
} from '@tarmac/freight-api/shipping';
import { useState } from 'react';
import { asInput } from '../../../shared/lists/asInput.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { client } from '../../../shared/session/session.ts';

const texts = defineTexts({
  title: { zh: '货损试算', en: 'Try the rule' },
  run: { zh: '计算', en: 'Calculate' },
  result: { zh: '试算结果', en: 'Result' },
  price: { zh: '不填则取本设置的货值单价', en: 'Empty: the price set here' },
});
const api = createLossSettingApi(client);
const fields = {
  loadWeight: asInput(shippingNoteFields.loadWeight, true),
  unloadWeight: asInput(shippingNoteFields.unloadWeight, true),
  cargoPrice: asInput(lossSettingFields.cargoPrice),
};
const spec = ['loadWeight', 'unloadWeight', { field: 'cargoPrice', help: texts.price }];
const results = ['lossWeight', 'allowedLoss', 'deductWeight', 'lossAmount'] as const satisfies ReadonlyArray<keyof LossTrial>;

/** What a setting would deduct from a trip of given weights; nothing is stored. @source freight-domain F21 试算 */
export function LossTrialDialog({ rows, onOpenChange }: ActionDialogProps<LossSetting, unknown>) {
  const { localize } = useLocale();
  const { id, settingName, cargoPrice } = rows[0]!;
  const [trial, setTrial] = useState<LossTrial>();
  const fieldsForm = useFieldsForm({
    fields,
    spec,
    row: { cargoPrice },
    check: { schema: lossSettingSchemas.trial, bodyOf: (typed) => ({ ...typed, id }) },
    onSubmit: async (typed) => setTrial(await api.trial({ ...(typed as unknown as Omit<LossTrialInput, 'id'>), id })),
  });
  const label = `${localize(texts.title)} · ${settingName ?? ''}`;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={label}
      width={560}
      okText={localize(texts.run)}
      okClose={false}
      busy={fieldsForm.form.isSaving}
      onOk={() => void fieldsForm.form.submit()}
    >
      <FieldsFormView fieldsForm={fieldsForm} spec={spec} columns={2} label={label} />
      <div aria-live="polite" className="mt-4">
        {trial !== undefined && (
          <Descriptions
            title={localize(texts.result)}
            columns={2}
            items={results.map((name) => ({
              key: name,
              label: localize(shippingNoteFields[name].label),
              value: <FieldView meta={shippingNoteFields[name]} name={name} row={{ ...trial }} />,
            }))}
          />
        )}
      </div>
    </Dialog>
  );
}
