import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { signPaths } from '../../../platform/files/signedPath.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { assertStaff } from './noteSteps.ts';
import { judgeNotes } from './review/keepRules.ts';
import { hyNoteRule } from './review/noteRule.table.ts';
import { reviewRules, type RuleEvidence } from './review/reviewRule.ts';
import { noteResource } from './shippingNote.resource.ts';
import { noteStatus, stepState } from './shippingNote.states.ts';

const notOverridden = { overrideReason: null, overrideBy: null, overrideTime: null };
const place = (rule: string): number => reviewRules.findIndex(({ code }) => code === rule);

/**
 * What the rules of the business review say of a waybill: as of now while it is not decided on, else what the reviewer went by.
 *
 * @throws NotFound not visible; Forbidden not of the platform's staff
 * @source freight-domain S01
 */
export function showBusinessRules(ctx: Context, id: string) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const note = await findRow(tx, ctx, noteResource, id);
    if (note === undefined) throw notFound();
    const isOpen = note.noteStatus <= noteStatus.checked && note.businessReviewState !== stepState.refused;
    const kept = isOpen
      ? []
      : await tx
          .select()
          .from(hyNoteRule)
          .where(and(eq(hyNoteRule.tenantId, ctx.actor.tenantId), eq(hyNoteRule.noteId, id)));
    const isKept = kept.length > 0;
    const found = isKept ? kept : ((await judgeNotes(tx, ctx, [note])).get(id) ?? []).map((one) => ({ ...one, ...notOverridden }));
    const now = ctx.clock.now().getTime();
    const shown = (evidence: RuleEvidence) => ({
      ...evidence,
      files: evidence.files?.map((file) => ({
        ...file,
        path: signPaths(ctx.platform.config.secret, { reader: ctx.actor, paths: file.path, now }),
      })),
    });
    const rules = found
      .toSorted((one, other) => place(one.rule) - place(other.rule))
      .map(({ evidence, ...one }) => ({ ...one, evidence: shown(evidence) }));
    return { noteId: id, isKept, passed: rules.filter(({ pass }) => pass).length, rules } as never;
  });
}
