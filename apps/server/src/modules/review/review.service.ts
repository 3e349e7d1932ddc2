import { checkRule, missingOf, type Needs } from '@tarmac/freight-api/rules';
import { nowText, toDateText } from '../../platform/clock.ts';
import type { AnyEntity } from '../../platform/contract/index.ts';
import { holds, type Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type AppError, businessError, forbidden } from '../../platform/errors.ts';
import { getRow } from '../../platform/resource/getRow.ts';
import type { CommonTable, Resource, Values } from '../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../platform/resource/writeRows.ts';
import { readConfigValues } from '../system/setting/configValues.ts';
import { expireCertificates, type ExpiryRules } from './certificateExpiry.ts';
import { moveRow, reasonMissing, type RowRef } from '../../platform/resource/moveRow.ts';
import { partyApproved, partyChanged, partyRemoving, type PartyKind } from './review.events.ts';
import type { ReviewMachine } from './review.states.ts';

/** A certificate whose validity the review looks at. */
export interface Certificate {
  field: string;
  label: string;
}

/** What is particular to reviewing one kind of party. */
export interface ReviewRules<Kind extends AnyEntity, Table extends CommonTable> {
  kind: PartyKind;
  resource: Resource<Kind, Table>;
  machine: ReviewMachine;
  /** Fields whose change sends an approved party back to review. */
  keyFields: readonly string[];
  /** What must be there before a review, which forms mark by the same rule. */
  needs: Needs;
  /** What the needs ask for and the row itself does not hold, such as who drives a vehicle. */
  beside?: (tx: Tx, row: Table['$inferSelect']) => Promise<Readonly<Record<string, unknown>>>;
  /** Last days of validity that must not have passed. */
  certificates: readonly Certificate[];
  /** Problems of the documents among each other; empty when they agree. */
  findings?: (row: Table['$inferSelect'], today: string) => readonly string[];
  /** What else happens on approval, and values to store with it. */
  onApprove?: (tx: Tx, ctx: Context, row: Table['$inferSelect']) => Promise<Values<Table>>;
}

/** Certificates of a row that have run out on a day, as `证件 日期`. */
export function expiredCertificates(row: object, { certificates, day }: { certificates: readonly Certificate[]; day: string }): string[] {
  return certificates.flatMap(({ field, label }) => {
    const until = (row as Record<string, unknown>)[field];
    return typeof until === 'string' && until < day ? [`${label} ${until}`] : [];
  });
}

/** The services behind `reviewEndpoints`, `blacklistEndpoints` and `verifyEndpoints`. @source freight-domain 3.3 */
export function reviewServices<Kind extends AnyEntity, Table extends CommonTable>(rules: ReviewRules<Kind, Table>) {
  const { resource, machine } = rules;
  type Row = Table['$inferSelect'];
  type Reply = Promise<never>;
  const reply = (ctx: Context, id: string) => getRow(ctx, resource, id) as Reply;
  const stamp = (ctx: Context, remark: string | null | undefined) => ({
    reviewBy: ctx.actor.username,
    reviewTime: nowText(ctx.clock),
    reviewRemark: remark ?? null,
  });

  const assertComplete = async (tx: Tx, row: Row): Promise<void> => {
    const missing = missingOf(rules.needs, { ...row, ...(await rules.beside?.(tx, row)) });
    if (missing.length > 0)
      throw businessError(40221, {
        message: {
          zh: `单据不完整（${missing.map((name) => resource.kind.fields[name]?.label.zh ?? name).join('、')}）`,
          en: `Documents are missing (${missing.map((name) => resource.kind.fields[name]?.label.en ?? name).join(', ')})`,
        },
        errorData: missing.map((path) => ({ path, message: '不能为空' })),
      });
  };

  return {
    /** Hands a party in for review (C4). @throws AppError 40221 documents are missing */
    submit: (ctx: Context, ref: RowRef) =>
      ctx.transaction(async (tx) => {
        await moveRow(tx, ctx, resource, {
          ref,
          machine,
          action: 'submit',
          change: async (row) => {
            await assertComplete(tx, row);
            return { submitTime: nowText(ctx.clock) } as unknown as Values<Table>;
          },
        });
        return reply(ctx, ref.id);
      }),

    /**
     * Approves or refuses (C2, C3).
     *
     * @throws AppError 40106 refused without a remark; 40221 documents missing; 40306 certificate expired; 40307 the verification was not
     * made or has failed, or documents contradict each other, and no remark overrides it, or the configuration lets none
     */
    review: (ctx: Context, input: RowRef & { pass: boolean; remark?: string | null | undefined }) =>
      ctx.transaction(async (tx) => {
        // Nobody certifies their own company. @source freight-domain 0.6
        if (ctx.actor.userType !== 1) throw forbidden();
        const today = toDateText(ctx.clock.now());
        const remark = input.remark?.trim() ?? '';
        if (!input.pass) {
          if (remark === '') throw reasonMissing('remark');
          await moveRow(tx, ctx, resource, {
            ref: input,
            machine,
            action: 'refuse',
            change: () => stamp(ctx, remark) as unknown as Values<Table>,
          });
          return reply(ctx, input.id);
        }
        await moveRow(tx, ctx, resource, {
          ref: input,
          machine,
          action: 'approve',
          change: async (row) => {
            await assertComplete(tx, row);
            const expired = expiredCertificates(row, { certificates: rules.certificates, day: today });
            if (expired.length > 0) throw businessError(40306, { message: `证件已过期（${expired.join('、')}）` });
            const doubts = doubtsAbout(row, rules.findings?.(row, today) ?? []);
            const { idAllowWarnings } = await readConfigValues(tx, ctx, ['idAllowWarnings']);
            const warnings = idAllowWarnings === '1' ? [] : [...doubts, ...warnedOf(resource.kind, row)];
            if (warnings.length > 0) throw notAccepted(warnings);
            if (doubts.length > 0 && remark === '') throw notVerified(doubts);
            const own = await rules.onApprove?.(tx, ctx, row);
            return { ...stamp(ctx, remark === '' ? null : remark), uploadState: '10', ...own } as unknown as Values<Table>;
          },
        });
        await ctx.emit(tx, partyApproved, { kind: rules.kind, id: input.id });
        return reply(ctx, input.id);
      }),

    /** Keeps an approved party from new business; what is open goes on (C6). */
    freeze: (ctx: Context, input: RowRef & { reason: string }) => held('freeze', { ctx, input }),
    /** Lets it take part again (C7); after a review where a key field was changed meanwhile (C5). */
    unfreeze: (ctx: Context, input: RowRef & { reason: string }) => held('unfreeze', { ctx, input }),

    /** Sets or lifts the blacklist mark, whatever the state. */
    blacklist: (ctx: Context, input: RowRef & { blacklist: '0' | '1'; reason: string }) =>
      ctx.transaction(async (tx) => {
        if (input.reason.trim() === '') throw reasonMissing();
        const before = await lockRow(tx, ctx, resource, { id: input.id, version: input.version });
        await updateRow(tx, ctx, resource.table, {
          before,
          values: {
            blacklist: input.blacklist,
            blacklistReason: input.blacklist === '1' ? input.reason : null,
          } as unknown as Values<Table>,
        });
        ctx.audit({
          action: `${resource.kind.name}.blacklist`,
          entity: resource.kind.name,
          entityId: input.id,
          after: { blacklist: input.blacklist },
          remark: input.reason,
        });
        return reply(ctx, input.id);
      }),

    /** Checks the documents against each other and keeps the verdict. */
    verify: (ctx: Context, ref: RowRef) =>
      ctx.transaction(async (tx) => {
        const before = await lockRow(tx, ctx, resource, { id: ref.id, version: ref.version });
        const today = toDateText(ctx.clock.now());
        const findings = [
          ...(rules.findings?.(before, today) ?? []),
          ...expiredCertificates(before, { certificates: rules.certificates, day: today }).map((one) => `${one} 已过期`),
        ];
        await updateRow(tx, ctx, resource.table, {
          before,
          values: {
            verifyState: findings.length === 0 ? '2' : '3',
            verifyRemark: findings.join('；').slice(0, 500) || null,
          } as unknown as Values<Table>,
        });
        return reply(ctx, ref.id);
      }),

    /** State of a new party: pending when its documents are there, else not submitted (C1). */
    newState: (ctx: Context, values: Values<Table>) => {
      const complete = missingOf(rules.needs, { ...values }).length === 0;
      return { state: complete ? '1' : '0', submitTime: complete ? nowText(ctx.clock) : null };
    },

    /** What an edit does to the state: a changed key field asks for a new review (C5, C9), of a frozen party when it is let in again. */
    editedState: (ctx: Context, before: Row, values: Values<Table>) => {
      const old = before as Record<string, unknown>;
      const next = values as Record<string, unknown>;
      const touched = rules.keyFields.some((name) => next[name] !== undefined && (next[name] ?? null) !== (old[name] ?? null));
      if (!touched) return {};
      // What was verified is no longer what is stored.
      const unverified = { verifyState: '0', verifyRemark: null };
      // A frozen party stays frozen; what nobody has reviewed is reviewed when it is let in again.
      if (old['state'] === machine.codes.frozen) return { ...unverified, submitTime: nowText(ctx.clock) };
      if (old['state'] !== machine.codes.approved && old['state'] !== machine.codes.expired) return unverified;
      return { ...unverified, state: '1', submitTime: nowText(ctx.clock), ...(old['uploadState'] === '30' ? { uploadState: '80' } : {}) };
    },

    /** Tells of an edit. */
    afterEdit: (tx: Tx, ctx: Context, row: Pick<Row, 'id'>) => ctx.emit(tx, partyChanged, { kind: rules.kind, id: row.id }),

    /** Asks everybody whether the party may go (C10). @throws AppError 40308 something open hangs on it */
    beforeRemove: (tx: Tx, ctx: Context, row: Row) => ctx.emit(tx, partyRemoving, { kind: rules.kind, id: row.id }),

    /** Takes parties with a certificate that ran out from work, and reminds of those that soon will (C8). A nightly job. */
    expire: (ctx: Context, expiry: ExpiryRules<Row>) => expireCertificates(ctx, rules, expiry),

    /** Whether the actor reviews this kind of party. */
    mayReview: (ctx: Context) => holds(ctx.actor, machine.moves.approve.permission ?? ''),
  };

  function held(action: 'freeze' | 'unfreeze', { ctx, input }: { ctx: Context; input: RowRef & { reason: string } }) {
    return ctx.transaction(async (tx) => {
      if (input.reason.trim() === '') throw reasonMissing();
      const { submitTime, reviewTime } = (await lockRow(tx, ctx, resource, { id: input.id })) as {
        submitTime?: string | null;
        reviewTime?: string | null;
      };
      const isUnreviewed = (submitTime ?? '') > (reviewTime ?? '');
      await moveRow(tx, ctx, resource, {
        ref: input,
        machine,
        action,
        ...(action === 'unfreeze' && isUnreviewed ? { to: machine.codes.pending } : {}),
        change: () => ({ reviewRemark: input.reason }) as unknown as Values<Table>,
      });
      return reply(ctx, input.id);
    });
  }
}

const verified = '2';

/** What speaks against an approval without a reason: contradictions that show now, or a verification that is missing or has failed. */
function doubtsAbout(row: object, findings: readonly string[]): readonly string[] {
  const { verifyState, verifyRemark } = row as { verifyState: string; verifyRemark: string | null };
  if (findings.length > 0 || verifyState === verified) return findings;
  return [verifyRemark ?? '尚未核验'];
}

function notVerified(doubts: readonly string[]): AppError {
  const message = `核验未通过（${doubts.join('、')}），请先核验，或填写通过原因`;
  return businessError(40307, { message, errorData: [{ path: 'remark', message }] });
}

/** What the checks of single numbers warn of. */
const warnedOf = ({ fields }: AnyEntity, row: object): string[] =>
  Object.entries(fields).flatMap(([name, { rule }]) => {
    const value = (row as Record<string, unknown>)[name];
    const found = rule === undefined || typeof value !== 'string' || value === '' ? undefined : checkRule(rule, value);
    return found?.ok === true && found.level === 'warning' ? [found.message.zh] : [];
  });

function notAccepted(warnings: readonly string[]): AppError {
  const message = `证件有提示，不能通过（${warnings.join('、')}）`;
  return businessError(40307, { message, errorData: [{ path: 'remark', message }] });
}

/** Something open still hangs on a party. @source freight-domain C10 */
export const stillInUse = () => businessError(40308, { message: '存在未完结业务，不能删除' });
