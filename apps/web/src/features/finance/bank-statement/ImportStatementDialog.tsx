import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { useTab } from '@tarmac/admin-kit/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { BankFileDialog } from '../shared/BankFileDialog.tsx';
import { OwnAccountPicker } from '../shared/OwnAccountPicker.ts';
import { bankLine, bankLineApi } from './bankLine.resource.ts';
import { bankLineTexts as texts } from './bankLineTexts.ts';

/** Takes a statement of an account, and says of each bad line what is wrong with it. @source freight-domain F23 */
export function ImportStatementDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const { localize } = useLocale();
  const client = useQueryClient();
  const id = useId();
  // The account that is looked at is the likely one.
  const { search } = useTab();
  const [account, setAccount] = useState(search.get('companyAccountId'));
  return (
    <BankFileDialog
      title={texts.import}
      help={texts.importHelp}
      file={texts.file}
      isReady={account !== null}
      send={async (mode, form) => {
        const { problems, ...counts } = await bankLineApi.importStatement({ companyAccountId: account!, mode }, form);
        await client.invalidateQueries({ queryKey: [bankLine.name] });
        return { told: interpolate(localize(texts.outcome), counts), problems };
      }}
      onOpenChange={onOpenChange}
    >
      <div>
        <label htmlFor={id} className="mb-1 block">
          {localize(texts.account)}
        </label>
        <OwnAccountPicker id={id} value={account} onValueChange={setAccount} />
      </div>
    </BankFileDialog>
  );
}
