import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { ApprovalRow } from './approval.table.ts';

/** One line of what somebody decides on, such as 单笔限额: 500000.00 → 600000.00. */
export interface ApprovalLine {
  label: LocalizedText;
  /** What it is by now; absent where nothing is replaced. */
  from?: string | LocalizedText;
  to: string | LocalizedText;
}

/** What an application is about, held, and what is to be done. */
export interface AboutApproval<Payload, Target> {
  target: Target;
  payload: Payload;
}

/**
 * Something that takes two persons: one asks for it, another one has it carried out. A kind stands in `approvalKinds.ts`; the service that asks calls
 * `applyForApproval` with it.
 */
export interface ApprovalKind<Payload = unknown, Target = unknown> {
  /** By dictionary `approval_kind`. */
  readonly code: string;
  /** Reads what was stored, perhaps by an earlier release. */
  readonly payload: z.ZodType<Payload>;
  /** Holds what it is about, and whatever else it is going to change, in the order of locks. @throws NotFound it is gone */
  hold(tx: Tx, ctx: Context, targetId: string): Promise<Target>;
  /** Refuses what cannot be carried out now. Asked at the application, and again before it is carried out. */
  check(tx: Tx, ctx: Context, about: AboutApproval<Payload, Target>): Promise<void>;
  /** Does it, in the transaction of the decision. */
  carryOut(tx: Tx, ctx: Context, about: AboutApproval<Payload, Target> & { approval: ApprovalRow }): Promise<void>;
  /** What it is called in a list. */
  nameOf(payload: Payload): string;
  /** What it moves, fen; null where it moves no money. */
  amountOf(payload: Payload): number | null;
  /** What the one who decides reads. */
  lines(payload: Payload): ApprovalLine[];
}

/** The lines of an application, each as a sentence in the reader's language. */
export const writtenLines = (lines: readonly ApprovalLine[], locale: Context['locale']): string[] =>
  lines.map(({ label, from, to }) => {
    const written = (text: string | LocalizedText) => (typeof text === 'string' ? text : text[locale]);
    const change = from === undefined ? written(to) : `${written(from)} → ${written(to)}`;
    return `${label[locale]}${locale === 'zh' ? '：' : ': '}${change}`;
  });
