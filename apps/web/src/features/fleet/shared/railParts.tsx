import { late } from '@tarmac/admin-kit/chunk';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';

const PartyHistory = late(() => import('./PartyHistory.tsx'), { part: 'PartyHistory' });
const PartyMoney = late(() => import('./PartyMoney.tsx'), { part: 'PartyMoney' });
const PaperDays = late(() => import('./PaperDays.tsx'), { part: 'PaperDays' });

const texts = defineTexts({
  papers: { zh: '证照有效期', en: 'Validity of papers' },
  money: { zh: '金额', en: 'Money' },
  history: { zh: '变更记录', en: 'History' },
});

/** What stands beside the facts of a driver or a vehicle: how long the papers hold, the money of the waybills, and what happened. */
export function railParts<Row extends PartyRow>({ of, papers }: { of: 'driver' | 'vehicle'; papers: ReadonlyArray<Paper<Row>> }) {
  const beside = <Part extends object>(title: LocalText, part: Part) => ({ title, place: 'rail' as const, ...part });
  return [
    beside(texts.papers, {
      render: (row: Row) => <PaperDays papers={papers.map(({ label, field }) => ({ label, day: row[field] as string | null }))} />,
    }),
    beside(texts.money, { render: (row: Row) => <PartyMoney of={of} id={row.id} /> }),
    beside(texts.history, { render: (row: Row) => <PartyHistory of={of} row={row} /> }),
  ];
}

/** A paper of a row and the field with its last day. */
interface Paper<Row> {
  label: LocalText;
  field: keyof Row & string;
}

/** What the rail reads of a driver or a vehicle. */
export interface PartyRow {
  id: string;
  version: number;
  createBy: string | null;
  createTime: string | null;
  updateBy: string | null;
  updateTime: string | null;
  submitTime: string | null;
  reviewBy: string | null;
  reviewTime: string | null;
  reviewRemark: string | null;
  uploadTime: string | null;
}
