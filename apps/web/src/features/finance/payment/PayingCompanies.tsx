import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import type { PaymentLimitCheck } from '@tarmac/freight-api/finance';
import { Facts } from '../../../shared/pages/Facts.tsx';
import { paymentTexts as texts } from './paymentTexts.ts';

/** Companies that pay, with what they have and how far they may go. `areNew`: what speaks against payments is told, too. */
export function PayingCompanies({ companies, areNew }: Pick<PaymentLimitCheck, 'companies'> & { areNew: boolean }) {
  const { localize } = useLocale();
  return (
    <section aria-label={localize(texts.perCompany)} className="flex flex-col gap-3">
      {companies.map(({ companyId, companyName, accountName, count, amount, funds, singleLimit, dayLeft, payWindow, problems }) => (
        <div key={companyId}>
          <h3 className="m-0 mb-1 text-base font-semibold">{companyName}</h3>
          <Facts
            isBare
            facts={[
              [localize(texts.account), accountName ?? localize(texts.noAccount)],
              // Of payments that are made already the table above tells.
              ...(areNew ? [[localize(texts.count), String(count)] as const, [localize(texts.total), formatMoney(amount)] as const] : []),
              [localize(texts.funds), formatMoney(funds)],
              [localize(texts.singleLimit), formatMoney(singleLimit)],
              [localize(texts.dayLeft), formatMoney(dayLeft)],
              [localize(texts.payWindow), payWindow ?? localize(texts.anyTime)],
            ]}
          />
          {areNew && problems.length > 0 && (
            <ul aria-label={localize(texts.problems)} className="m-0 mt-1 list-disc pl-5 text-danger-ink">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}
