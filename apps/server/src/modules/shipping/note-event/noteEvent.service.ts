import { and, asc, eq, inArray, like, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { createRowMapper } from '../../../platform/resource/rowMapper.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { seesBothSides, type FeeOwner } from '../common/feeVisibility.ts';
import { noteResource } from '../shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../shipping-note/shippingNote.table.ts';
import { eventContent } from './eventContent.ts';
import { AddNoteInput, NoteEvent } from './noteEvent.contract.ts';
import { hyNoteEvent } from './noteEvent.table.ts';
import { writeNoteEvent } from './writeNoteEvent.ts';

const eventResource: Resource<typeof NoteEvent, typeof hyNoteEvent> = defineResource(NoteEvent, {
  table: hyNoteEvent,
  options: { permission: 'shipping' },
});

/** The side that somebody reads an event for. */
const sideOf = (ctx: Context) => ({ 1: 'platform', 2: 'customer' })[ctx.actor.userType] ?? 'driver';

/** What the events of a waybill must say of themselves for this reader. */
function readableBy(ctx: Context): SQL | undefined {
  return ctx.actor.userType === 1 ? undefined : like(hyNoteEvent.visibleTo, `%${sideOf(ctx)}%`);
}

async function visibleNote(tx: Tx, ctx: Context, noteId: string): Promise<FeeOwner & { customerId: string }> {
  const [note] = await tx
    .select({ orderMode: hyShippingNote.orderMode, agentId: hyShippingNote.agentId, customerId: hyShippingNote.customerId })
    .from(hyShippingNote)
    .where(and(visibleRows(ctx, noteResource), eq(hyShippingNote.id, noteId)));
  if (note === undefined) throw notFound();
  return note;
}

/** The timeline of a waybill, oldest first, in the words that this reader may see. @throws NotFound the waybill is not visible */
export async function listNoteEvents(ctx: Context, query: { noteId: string; eventType?: string | undefined }) {
  const mapRow = await createRowMapper(ctx, eventResource, { reveal: false });
  return ctx.transaction(async (tx) => {
    const note = await visibleNote(tx, ctx, query.noteId);
    const sees = seesBothSides(ctx.actor, note);
    const kinds = query.eventType === undefined ? [] : splitList(query.eventType);
    const rows = await tx
      .select()
      .from(hyNoteEvent)
      .where(
        and(
          eq(hyNoteEvent.tenantId, ctx.actor.tenantId),
          eq(hyNoteEvent.noteId, query.noteId),
          readableBy(ctx),
          kinds.length === 0 ? undefined : inArray(hyNoteEvent.eventType, kinds),
        ),
      )
      .orderBy(asc(hyNoteEvent.happenTime), asc(hyNoteEvent.id))
      .limit(1000);
    return rows.map((row) =>
      mapRow({ ...row, ...shownActor(ctx, row), content: eventContent(ctx, { content: row.content, sees }) }),
    ) as never;
  });
}

/** Who it was, for this reader: people of the platform, and for those who carry those of the customer, are named by their side alone. */
function shownActor({ actor, locale }: Context, { actorType }: { actorType: string | null }): { actorName?: string } {
  if (actor.userType === 1) return {};
  if (actorType === '1') return { actorName: locale === 'zh' ? '平台人员' : 'Platform staff' };
  return actorType === '2' && actor.userType !== 2 ? { actorName: locale === 'zh' ? '客户' : 'Customer' } : {};
}

/** Adds a remark to a waybill, which its author can read no matter who else may. @throws NotFound the waybill is not visible */
export async function addNote(ctx: Context, input: z.output<typeof AddNoteInput>) {
  const mapRow = await createRowMapper(ctx, eventResource, { reveal: false });
  return ctx.transaction(async (tx) => {
    await visibleNote(tx, ctx, input.noteId);
    const files = await takenValue(tx, ctx, { name: 'files', schema: AddNoteInput.shape.files, value: input.files });
    const row = await writeNoteEvent(tx, ctx, {
      noteId: input.noteId,
      eventType: 'noteAdded',
      content: input.content.replaceAll(/[⟦⟧]/g, ''),
      files: files === '' ? null : files,
      visibleTo: input.visibleTo && [...new Set([...input.visibleTo, sideOf(ctx)])].join(','),
    });
    return mapRow({ ...row, content: eventContent(ctx, { content: row.content, sees: true }) }) as never;
  });
}
