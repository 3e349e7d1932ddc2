import { interpolate, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { DashboardIndex } from '@tarmac/freight-api/system';
import { AppLink } from '../../../../shared/pages/AppLink.tsx';
import { useMenuPages } from '../../../../shared/pages/menuPages.ts';
import { count, yuan } from '../../../../shared/texts/figureTexts.ts';
import { homeTexts } from '../homeTexts.ts';
import { overdueNotes } from '../workTexts.ts';
import { chartTexts as texts } from './chartCardTexts.ts';
import { IndexCard } from './IndexCard.tsx';
import type { CardProps } from '../cardTypes.ts';

/** How the money stands: what is owed and overdue, wallets, and payments of today. Each figure leads to its rows. */
export function MoneyCard({ arranging }: CardProps) {
  return (
    <IndexCard title={homeTexts.money} arranging={arranging}>
      {({ money, now }) => <Body money={money} day={now.slice(0, 10)} />}
    </IndexCard>
  );
}

function Body({ money, day }: { money: DashboardIndex['money']; day: string }) {
  const { localize } = useLocale();
  const notes = (sum: { count: number }) => interpolate(localize(texts.ofNotes), { n: count(sum.count) });
  const payments = (sum: { count: number }) => interpolate(localize(texts.ofPayments), { n: count(sum.count) });
  const since = (field: string) => new URLSearchParams({ [`${field}_begin`]: `${day} 00:00:00` }).toString();
  const { receivable, overdue, lowWallets, available, paidToday, failedToday } = money;
  return (
    <div className="grid grid-cols-2 gap-4 wide:grid-cols-3">
      {receivable && <Sum label={texts.receivable} fen={receivable.amount} note={notes(receivable)} href="/shipping/list?owed=1" />}
      {overdue && (
        <Sum label={texts.overdue} fen={overdue.amount} note={notes(overdue)} isBad={overdue.count > 0} href={overdueNotes(day)} />
      )}
      {available !== null && (
        <Sum
          label={texts.wallets}
          fen={available}
          note={localize(texts.lowWallets).replace('{n}', count(lowWallets ?? 0))}
          isBad={(lowWallets ?? 0) > 0}
          href="/wlhy/hycustomerwallet/HyCustomerWalletList"
        />
      )}
      {paidToday && (
        <Sum
          label={texts.paidToday}
          fen={paidToday.amount}
          note={payments(paidToday)}
          href={`/shipping/paylist2?of=all&state=40&${since('payTime')}`}
        />
      )}
      {failedToday && (
        <Sum
          label={texts.failedToday}
          fen={failedToday.amount}
          note={payments(failedToday)}
          isBad={failedToday.count > 0}
          href={`/shipping/paylist2?of=all&state_MultiString=50,70&${since('failTime')}`}
        />
      )}
    </div>
  );
}

interface SumProps {
  label: LocalText;
  fen: number;
  note: string;
  href: string;
  /** Something is to be looked into. */
  isBad?: boolean;
}

function Sum({ label, fen, note, href, isBad = false }: SumProps) {
  const { localize } = useLocale();
  const { isMine } = useMenuPages();
  const figure = (
    <>
      <span className="text-lg font-semibold tabular-nums">{yuan(fen)}</span>{' '}
      <span className="text-sm text-ink-secondary">{localize(homeTexts.yuan)}</span>
    </>
  );
  return (
    <div className="min-w-0">
      <div className="truncate text-ink-secondary">{localize(label)}</div>
      <div className="mt-1 truncate">
        {isMine(href) ? (
          <AppLink href={href} className="text-ink no-underline hover:text-primary-ink">
            {figure}
          </AppLink>
        ) : (
          figure
        )}
      </div>
      <div className={`mt-0.5 truncate text-xs tabular-nums ${isBad ? 'text-danger-ink' : 'text-ink-secondary'}`}>{note}</div>
    </div>
  );
}
