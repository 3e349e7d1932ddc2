import { and, eq, inArray, or } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, invalidInput, refusedField } from '../../../platform/errors.ts';
import { takenFiles } from '../../../platform/files/takenFiles.ts';
import { cleanRichText, imagesOf, withImages } from '../../../platform/html/richText.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { sysUser } from '../user/user.table.ts';
import { Announcement, announcementStates } from './announcement.contract.ts';
import { sysAnnouncement } from './announcement.table.ts';
import { joinIds } from './joinIds.ts';
import { toldNotice } from './toldNotice.ts';

type Stored = Values<typeof sysAnnouncement>;

/** Announcements of the actor's tenant. @source SYS-07 */
export const announcementResource: Resource<typeof Announcement, typeof sysAnnouncement> = defineResource(Announcement, {
  table: sysAnnouncement,
  options: {
    permission: 'announcement',
    wholeRows: true,
    audited: true,
    mapRow: (row, ctx) => {
      const told = toldNotice(row, ctx);
      told['delFlag'] = told['delFlag'] === 1 ? '1' : '0';
      told['msgContent'] = shownContent(ctx, told['msgContent']);
      return told;
    },
    beforeAdd: async (tx, ctx, _input, values) => checked(tx, ctx, { sender: ctx.actor.realname, ...values }),
    beforeEdit: async (tx, ctx, { before, values }) => {
      if (before.sendStatus !== announcementStates.codes.draft) throw new AppError('Business', '只有未发布的通告可以修改');
      const { msgType, userIds, startTime, endTime } = before;
      return checked(tx, ctx, { msgType, userIds, startTime, endTime, ...values }, before.msgContent);
    },
    beforeRemove: async (_tx, _ctx, { titile, sendStatus }) => {
      if (sendStatus === announcementStates.codes.published) throw new AppError('Business', `通告“${titile ?? ''}”已发布，请先撤销`);
    },
  },
});

/** Rich text as its readers get it. */
export const shownContent = (ctx: Context, content: unknown): string | null =>
  typeof content !== 'string'
    ? null
    : withImages(content, { secret: ctx.platform.config.secret, reader: ctx.actor, now: ctx.clock.now().getTime() });

/** @throws InvalidInput it ends before it begins, or nobody is chosen */
async function checked(tx: Tx, ctx: Context, values: Stored, contentBefore: string | null = null): Promise<Stored> {
  const problems = new ProblemList();
  if (values.startTime && values.endTime && values.startTime >= values.endTime)
    problems.keep(refusedField('endTime', '结束时间需大于开始时间'));
  if (typeof values.msgContent === 'string') {
    // An answer signs the images of a text, so a text shows only what its author may look at.
    const before = imagesOf(contentBefore ?? '').join(',');
    const images = { name: 'msgContent', label: { zh: '内容', en: 'Content' }, value: imagesOf(values.msgContent).join(','), before };
    await problems.ask(() => takenFiles(tx, ctx, [images]));
  }
  const people = values.msgType === 'USER' ? await problems.ask(() => chosenPeople(tx, ctx, values.userIds ?? '')) : null;
  problems.end();
  return {
    ...values,
    ...(typeof values.msgContent === 'string' ? { msgContent: cleanRichText(values.msgContent) } : {}),
    userIds: people ?? null,
  };
}

/** Ids of people who are there, each once, as the wire writes them. Sheets that people write name them. */
async function chosenPeople(tx: Tx, ctx: Context, userIds: string): Promise<string> {
  const named = [...new Set(splitList(userIds))];
  const none = () => invalidInput('指定用户不能为空！', [{ path: 'userIds', message: '指定用户不能为空！' }]);
  if (named.length === 0) throw none();
  const rows = await tx
    .select({ id: sysUser.id, username: sysUser.username })
    .from(sysUser)
    .where(
      and(
        eq(sysUser.tenantId, ctx.actor.tenantId),
        eq(sysUser.delFlag, 0),
        or(inArray(sysUser.id, named), inArray(sysUser.username, named)),
      ),
    );
  const known = new Map([...rows.map(({ id, username }) => [username, id] as const), ...rows.map(({ id }) => [id, id] as const)]);
  const kept = new Set(named.flatMap((one) => known.get(one) ?? []));
  if (kept.size === 0) throw none();
  return joinIds([...kept]);
}
