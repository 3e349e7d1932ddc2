import { useLocale } from '@tarmac/admin-kit/i18n';
import { AppLink } from '../../../../shared/pages/AppLink.tsx';
import { count, yuan } from '../../../../shared/texts/figureTexts.ts';
import { homeTexts } from '../homeTexts.ts';
import { chartTexts as texts } from './chartCardTexts.ts';
import { IndexCard } from './IndexCard.tsx';
import type { CardProps } from '../cardTypes.ts';

/** Customers whose terms have run out or are about to, the longest overdue first. */
export function TermsCard({ arranging }: CardProps) {
  const { localize } = useLocale();
  return (
    <IndexCard
      title={homeTexts.terms}
      arranging={arranging}
      aside={() => (
        <AppLink href="/shipping/list?state=1" className="text-primary-ink no-underline hover:underline">
          {localize(texts.allTerms)}
        </AppLink>
      )}
    >
      {({ terms }) =>
        terms === null || terms.length === 0 ? (
          <p className="m-0 text-ink-secondary">{localize(texts.noTerms)}</p>
        ) : (
          <div className="overflow-x-auto">
            <table aria-label={localize(homeTexts.terms)} className="w-full border-collapse whitespace-nowrap tabular-nums">
              <thead>
                <tr>
                  {([texts.customer, texts.notes, texts.open, texts.dueDate] as const).map((head, at) => (
                    <th
                      key={head.en}
                      scope="col"
                      className={`border-0 border-b border-solid border-line px-2 py-1 font-normal text-ink-secondary ${at === 1 || at === 2 ? 'text-end' : 'text-start'}`}
                    >
                      {localize(head)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {terms.map(({ customerId, customerName, notes, amount, dueDate, overdueDays }) => (
                  <tr key={customerId} className="hover:bg-hover">
                    <th scope="row" className="max-w-48 truncate px-2 py-1 text-start font-normal">
                      <AppLink
                        href={`/shipping/list?state=1&customerId=${customerId}`}
                        className="text-primary-ink no-underline hover:underline"
                      >
                        {customerName}
                      </AppLink>
                    </th>
                    <td className="px-2 py-1 text-end">{count(notes)}</td>
                    <td className="px-2 py-1 text-end">{yuan(amount)}</td>
                    <td className={`px-2 py-1 ${overdueDays > 0 ? 'text-danger-ink' : ''}`}>
                      {dueDate}
                      {overdueDays > 0 && ` · ${localize(texts.overdueDays).replace('{n}', count(overdueDays))}`}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </IndexCard>
  );
}
