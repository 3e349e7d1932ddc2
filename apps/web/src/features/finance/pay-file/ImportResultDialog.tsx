import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { BankFileDialog } from '../shared/BankFileDialog.tsx';
import { payFile, payFileApi, waitingPayment } from './payFile.resource.ts';
import { payFileTexts as texts } from './payFileTexts.ts';

/** Takes what a bank says of payments, and tells of each bad line what is wrong with it. @source freight-domain 7 */
export function ImportResultDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const { localize } = useLocale();
  const client = useQueryClient();
  return (
    <BankFileDialog
      title={texts.import}
      help={texts.importHelp}
      file={texts.file}
      send={async (mode, form) => {
        const { problems, taken, known, statements } = await payFileApi.importResult({ mode }, form);
        for (const { name } of [payFile, waitingPayment]) await client.invalidateQueries({ queryKey: [name] });
        return { told: interpolate(localize(texts.outcome), { taken, known, statements }), problems };
      }}
      onOpenChange={onOpenChange}
    />
  );
}
