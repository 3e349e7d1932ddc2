import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import { type Config, configAddFields as addFields, configEditFields } from '@tarmac/freight-api/system';
import { Note } from '../../../shared/pages/Note.tsx';
import { configTexts as texts } from './configTexts.ts';

function Help({ text }: { text: LocalText }) {
  const { localize } = useLocale();
  return <Note>{localize(text)}</Note>;
}

/** The form of a key of the operator's own. */
export const addForm: ActionForm<Config> = {
  fields: { ...addFields, valueType: { ...addFields.valueType, offered: ['string', 'int', 'bp', 'fen', 'flag', 'text', 'json'] } },
  width: 640,
  columns: 2,
  intro: () => <Help text={texts.addHelp} />,
  initial: () => ({ valueType: 'string', groupCode: 'own', publicFlag: '0' }),
  layout: [
    'configKey',
    'configName',
    'valueType',
    'groupCode',
    { field: 'configValue', wide: true },
    { field: 'remark', wide: true },
    'publicFlag',
    { field: 'reason', wide: true, required: true },
  ],
};

const reasonForm = (help: LocalText): ActionForm<Config> => ({
  fields: { reason: { ...configEditFields.reason, required: true } },
  width: 520,
  intro: () => <Help text={help} />,
});
/** Back to the default. */
export const resetForm = reasonForm(texts.resetHelp);
/** Without the key. */
export const removeForm = reasonForm(texts.removeHelp);
