import { formatMoney, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { PaymentLimitCheck } from '@tarmac/freight-api/finance';
import { paymentTexts as texts } from './paymentTexts.ts';

/** Companies that pay, with what they have and how far they may go. `areNew`: what speaks against payments is told, too. */
export function PayingCompanies({ companies, areNew }: Pick<PaymentLimitCheck, 'companies'> & { areNew: boolean }) {
  const { localize } = useLocale();
  return (
    <section aria-label={localize(texts.perCompany)} className="flex flex-col gap-3">
      {companies.map(({ companyId, companyName, accountName, count, amount, funds, singleLimit, dayLeft, payWindow, problems }) => (
        <div key={companyId}>
          <h3 className="m-0 mb-1 text-base font-semibold">{companyName}</h3>
          <dl className="m-0 flex flex-wrap gap-x-6 gap-y-1">
            {(
              [
                [texts.account, accountName ?? localize(texts.noAccount)],
                // Of payments that are made already the table above tells.
                ...(areNew
                  ? ([
                      [texts.count, String(count)],
                      [texts.total, formatMoney(amount)],
                    ] as [LocalText, string][])
                  : []),
                [texts.funds, formatMoney(funds)],
                [texts.singleLimit, formatMoney(singleLimit)],
                [texts.dayLeft, formatMoney(dayLeft)],
                [texts.payWindow, payWindow ?? localize(texts.anyTime)],
              ] as [LocalText, string][]
            ).map(([label, text]) => (
              <div key={label.en} className="flex gap-2">
                <dt className="text-ink-secondary">{localize(label)}</dt>
                <dd className="m-0 tabular-nums">{text}</dd>
              </div>
            ))}
          </dl>
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
