import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { defineAction } from '@tarmac/admin-kit/resource';
import { type WalletConfig, walletConfigEnableFields, walletConfigSchemas as schemas } from '@tarmac/freight-api/finance';
import { Note } from '../../../shared/pages/Note.tsx';
import { walletConfig, walletConfigApi as api } from './walletConfig.resource.ts';
import { walletConfigTexts as texts } from './walletConfigTexts.ts';

/** Switching them on or off changes the limits that hold, so another person has it done. */
export const walletConfigActions = (['1', '0'] as const).map((enabled) =>
  defineAction<WalletConfig, { reason: string }>(walletConfig, {
    label: enabled === '1' ? texts.enable : texts.disable,
    permission: 'walletConfig:enable',
    danger: enabled === '0',
    when: (row) => row.enabled !== enabled && row.pending !== '1',
    form: {
      schema: schemas.enable,
      fields: { reason: walletConfigEnableFields.reason },
      intro: ([row]) => <Intro row={row!} follows={enabled === '1' ? texts.askEnable : texts.askDisable} />,
    },
    checkable: true,
    success: texts.asked,
    run: ({ id, version }, { input: { reason }, context }) => api.enable({ id, version, enabled, reason }, context),
  }),
);

function Intro({ row, follows }: { row: WalletConfig; follows: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <p className="m-0 mb-4 rounded-md bg-sunken px-3 py-2">{row.companyName}</p>
      <Note>{localize(follows)}</Note>
    </>
  );
}
