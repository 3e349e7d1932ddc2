import { formatMoney, interpolate, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { useActionRunner } from '@tarmac/admin-kit/resource';
import { type ShippingNote, shippingNoteFields as fields } from '@tarmac/freight-api/shipping';
import type { ReactNode } from 'react';
import { Note } from '../../../../shared/pages/Note.tsx';
import { payeeLabel } from '../../../../shared/payee/payeeAction.ts';

import { examiningTexts as texts } from './examiningTexts.ts';
import { fundingWords, type SheetRow } from './fundingWords.ts';
import { setPayee } from './setPayee.ts';

/** Figures one below the other, a sum in bold. */
type Line = readonly [sign: '' | '−' | '+' | '=', label: string, fen: number | null];

/** What one waybill comes to: from the freight to what is paid, to whom, and with which money. @source freight-domain G10, 4.5 */
export function SheetFigures({ note, row }: { note: ShippingNote; row: SheetRow }) {
  const { localize } = useLocale();
  const of = (name: keyof typeof fields) => localize(fields[name].label);
  const fees: readonly Line[] = [
    ['', of('driverFeeRaw'), note.driverFeeRaw],
    ['−', of('lossAmount'), note.lossAmount],
    ['+', of('extraFee'), note.extraFee],
    ['−', of('deduction'), note.deduction],
    ['−', of('roundingAmount'), note.roundingAmount],
    ['=', of('driverFee'), row.driverFee],
    ['+', of('serviceFee'), note.serviceFee],
    ...(note.orderMode === '3' ? ([['', of('agentFee'), note.agentFee]] as const) : []),
    ['=', of('feeTotal'), row.feeTotal],
    ['', localize(texts.netOfTax), row.net],
    ['', interpolate(localize(texts.tax), { rate: String(row.taxRate / 100) }), row.tax],
  ];
  const settlement: readonly Line[] = [
    ['', of('driverFee'), row.driverFee],
    ['−', of('prepayOffset'), row.prepayOffset],
    ['−', of('taxWithheld'), row.taxWithheld],
    ['=', of('payableAmount'), row.payable],
    ...(row.prepayLeft > 0 ? ([['', localize(texts.prepayLeft), row.prepayLeft]] as const) : []),
  ];
  return (
    <section aria-label={localize(texts.sheet)} className="mb-4">
      {row.problem !== null && (
        <Note>
          {localize(texts.problem)}: <strong className="text-danger-ink">{row.problem}</strong>
        </Note>
      )}
      <div className="grid gap-x-8 gap-y-4 desktop:grid-cols-2">
        <Figures title={texts.fees} lines={fees} />
        <div className="flex flex-col gap-4">
          <Figures title={texts.settlement} lines={settlement} />
          <Payee note={note} row={row} />
          <Block title={texts.funds}>
            {fundingWords(row.funding, localize).map((words) => (
              <p key={words} className={`m-0 ${row.funding.missing > 0 ? 'text-danger-ink' : ''}`}>
                {words}
              </p>
            ))}
            {row.dueDate !== null && (
              <p className="m-0 text-ink-secondary">
                {localize(texts.due)} {row.dueDate}
              </p>
            )}
          </Block>
        </div>
      </div>
    </section>
  );
}

function Payee({ note, row }: { note: ShippingNote; row: SheetRow }) {
  const { localize } = useLocale();
  const can = useCan();
  const { start } = useActionRunner<ShippingNote>();
  const words = [row.payeeName, row.payeeCardNo, row.payeeBankName].filter((text) => text !== null);
  return (
    <Block title={texts.payee}>
      <p className={`m-0 ${row.payeeName === null ? 'text-danger-ink' : ''}`}>
        {row.payeeName === null ? localize(texts.noPayee) : words.join(' · ')}
      </p>
      {/* Takes the place of the review: who sets the payee leaves the examination to somebody else. */}
      {can('shipping:payee') && (
        <Button variant="link" onClick={() => void start(setPayee, [note])}>
          {localize(payeeLabel)}
        </Button>
      )}
    </Block>
  );
}

function Figures({ title, lines }: { title: LocalText; lines: readonly Line[] }) {
  return (
    <Block title={title}>
      <dl className="m-0 grid grid-cols-[1rem_1fr_auto] gap-x-2 gap-y-0.5">
        {lines.map(([sign, label, fen]) => (
          <div key={label} className={`contents ${sign === '=' ? 'font-semibold' : ''}`}>
            <span aria-hidden className="text-ink-secondary">
              {sign}
            </span>
            <dt className={sign === '=' ? '' : 'text-ink-secondary'}>{label}</dt>
            <dd className="m-0 text-end tabular-nums">{fen === null ? '--' : formatMoney(fen)}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

function Block({ title, children }: { title: LocalText; children: ReactNode }) {
  const { localize } = useLocale();
  return (
    <section aria-label={localize(title)}>
      <h3 className="m-0 mb-1 text-base font-semibold">{localize(title)}</h3>
      {children}
    </section>
  );
}
