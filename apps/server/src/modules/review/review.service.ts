import { missingOf } from '@tarmac/freight-api/rules';
import { nowText, toDateText } from '../../platform/clock.ts';
import type { AnyEntity } from '../../platform/contract/index.ts';
import { holds, type Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type AppError, businessError, forbidden } from '../../platform/errors.ts';
import { getRow } from '../../platform/resource/getRow.ts';
import type { CommonTable, Values } from '../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../platform/resource/writeRows.ts';
import { readConfigValues } from '../system/setting/configValues.ts';
import { expireCertificates, type ExpiryRules } from './certificateExpiry.ts';
import { moveRow, reasonMissing, type RowRef } from '../../platform/resource/moveRow.ts';
import { partyApproved, partyChanged, partyRemoving } from './review.events.ts';
import {
  doubtsAbout,
  expiredCertificates,
  isUnreviewed,
  type NotApproved,
  notApproved,
  stateWhenAdded,
  stateWhenEdited,
  verdictOf,
  warnedOf,
} from './reviewRules.ts';
import type { ReviewRules } from './reviewTypes.ts';

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
            const { idAllowWarnings } = await readConfigValues(tx, ctx, ['idAllowWarnings']);
            const problem = notApproved({
              doubts: doubtsAbout(row, rules.findings?.(row, today) ?? []),
              warnings: warnedOf(resource.kind, row),
              allowsWarnings: idAllowWarnings === '1',
              remark,
            });
            if (problem !== undefined) throw refusedFor(problem);
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
        const expired = expiredCertificates(before, { certificates: rules.certificates, day: today });
        const verdict = verdictOf(rules.findings?.(before, today) ?? [], expired);
        await updateRow(tx, ctx, resource.table, { before, values: verdict as unknown as Values<Table> });
        return reply(ctx, ref.id);
      }),

    /** State of a new party (C1). */
    newState: (ctx: Context, values: Values<Table>) => stateWhenAdded(missingOf(rules.needs, { ...values }), nowText(ctx.clock)),

    /** What an edit does to the state (C5, C9). */
    editedState: (ctx: Context, before: Row, values: Values<Table>) =>
      stateWhenEdited(before, { values, keyFields: rules.keyFields, time: nowText(ctx.clock) }),

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
      const row = await lockRow(tx, ctx, resource, { id: input.id });
      await moveRow(tx, ctx, resource, {
        ref: input,
        machine,
        action,
        ...(action === 'unfreeze' && isUnreviewed(row) ? { to: machine.codes.pending } : {}),
        change: () => ({ reviewRemark: input.reason }) as unknown as Values<Table>,
      });
      return reply(ctx, input.id);
    });
  }
}

function refusedFor({ kind, reasons }: NotApproved): AppError {
  const found = reasons.join('、');
  const message = kind === 'warned' ? `证件有提示，不能通过（${found}）` : `核验未通过（${found}），请先核验，或填写通过原因`;
  return businessError(40307, { message, errorData: [{ path: 'remark', message }] });
}

/** Something open still hangs on a party. @source freight-domain C10 */
export const stillInUse = () => businessError(40308, { message: '存在未完结业务，不能删除' });
