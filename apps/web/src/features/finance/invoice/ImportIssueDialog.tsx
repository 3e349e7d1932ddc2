import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { createTaxFileApi } from '@tarmac/freight-api/finance';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/session/session.ts';
import { BankFileDialog } from '../shared/BankFileDialog.tsx';
import { invoice } from './invoice.resource.tsx';
import { invoiceTexts as texts } from './invoiceTexts.ts';

const { issueResult } = createTaxFileApi(client);

/** Takes what the tax bureau says of invoices, and tells of each bad line what is wrong with it. @source freight-domain 7 */
export function ImportIssueDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const { localize } = useLocale();
  const queries = useQueryClient();
  return (
    <BankFileDialog
      title={texts.import}
      help={texts.importHelp}
      file={texts.importFile}
      send={async (mode, form) => {
        const { problems, issued, failed, known } = await issueResult({ mode }, form);
        await queries.invalidateQueries({ queryKey: [invoice.name] });
        return { told: interpolate(localize(texts.imported), { issued, failed, known }), problems };
      }}
      onOpenChange={onOpenChange}
    />
  );
}
