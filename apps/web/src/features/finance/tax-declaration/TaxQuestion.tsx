import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { type TaxDeclaration, taxDeclarationFields as fields } from '@tarmac/freight-api/finance';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { aboutTax } from './aboutTax.ts';

/** Which declaration it is and what it comes to, above what is asked about it. */
export function TaxQuestion({ row, question }: { row: TaxDeclaration; question: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={fields} names={aboutTax} />
      {localize(question)}
    </>
  );
}
