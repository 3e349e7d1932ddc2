import { and, count, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { nowText } from '../../platform/clock.ts';
import { holds, type Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { visibleRows } from '../../platform/resource/visibleRows.ts';
import { invoiceResource } from '../finance/invoice/invoice.resource.ts';
import { invoiceState } from '../finance/invoice/invoice.states.ts';
import { hyInvoice } from '../finance/invoice/invoice.table.ts';
import { isMoved, paymentResource } from '../finance/payment/payment.resource.ts';
import { payState } from '../finance/payment/payment.states.ts';
import { hyPayment } from '../finance/payment/payment.table.ts';
import { govUploadResource } from '../government/gov-upload/govUpload.service.ts';
import { uploadState } from '../government/gov-upload/govUpload.states.ts';
import { hyGovUpload } from '../government/gov-upload/govUpload.table.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import { receivedAnnouncements } from '../system/announcement/announcement.service.ts';
import { messageResource } from '../system/message/message.resource.ts';
import { sysSms } from '../system/message/message.table.ts';
import { quartzJobResource } from '../system/quartz-job/quartzJob.resource.ts';
import { sysQuartzJob } from '../system/quartz-job/quartzJob.table.ts';
import type { homeContract } from './home.contract.ts';

type Wrong = z.output<typeof homeContract.endpoints.home.reply>['wrong'][number];

interface Kind {
  /** Permissions of the list, all of which the reader has to hold. */
  permissions: readonly string[];
  table: PgTable;
  where: (ctx: Context, midnight: string) => SQL | undefined;
}

/** Each kind as the list behind it is filtered. */
const kinds: Readonly<Record<Exclude<Wrong['kind'], 'alarms'>, Kind>> = {
  failedPayments: {
    // The parties can do nothing about it.
    permissions: ['pay:list', 'pay:query'],
    table: hyPayment,
    where: (ctx, midnight) =>
      and(
        visibleRows(ctx, paymentResource),
        inArray(hyPayment.state, [payState.failed, payState.returned]),
        gte(hyPayment.failTime, midnight),
        // The list of who hands payments in has what they move; prepayments have a list of their own.
        holds(ctx.actor, 'pay:submit') ? isMoved() : undefined,
      ),
  },
  failedInvoices: {
    permissions: ['invoice:list', 'invoice:issue'],
    table: hyInvoice,
    where: (ctx, midnight) =>
      and(visibleRows(ctx, invoiceResource), eq(hyInvoice.state, invoiceState.failed), gte(hyInvoice.failTime, midnight)),
  },
  refusedUploads: {
    permissions: ['gov:list'],
    table: hyGovUpload,
    where: (ctx, midnight) =>
      and(
        visibleRows(ctx, govUploadResource),
        inArray(hyGovUpload.state, [uploadState.invalid, uploadState.refused]),
        gte(hyGovUpload.updateTime, midnight),
      ),
  },
  failedJobs: {
    permissions: ['quartzJob:list'],
    table: sysQuartzJob,
    where: (ctx, midnight) =>
      and(
        visibleRows(ctx, quartzJobResource),
        inArray(sysQuartzJob.lastOutcome, ['failed', 'lost']),
        gte(sysQuartzJob.lastRunTime, midnight),
      ),
  },
  failedMessages: {
    permissions: ['message:list'],
    table: sysSms,
    where: (ctx, midnight) => and(visibleRows(ctx, messageResource), eq(sysSms.esSendStatus, '2'), gte(sysSms.createTime, midnight)),
  },
  overdueTerms: {
    permissions: ['shipping:list', 'wallet:list'],
    table: note,
    where: (ctx, midnight) => and(visibleRows(ctx, noteResource), eq(note.dueFlag, '1'), lt(note.dueDate, midnight.slice(0, 10))),
  },
};

/** What has gone wrong today, and what is overdue, among the rows that the actor sees and may look into. @source freight-domain 5.7 B01 */
export async function wrongToday(tx: Tx, ctx: Context): Promise<Wrong[]> {
  const midnight = `${nowText(ctx.clock).slice(0, 10)} 00:00:00`;
  const found: Wrong[] = [];
  for (const [kind, { permissions, table, where }] of Object.entries(kinds) as [Wrong['kind'], Kind][]) {
    if (!permissions.every((permission) => holds(ctx.actor, permission))) continue;
    const [row] = await tx.select({ n: count() }).from(table).where(where(ctx, midnight));
    found.push({ kind, count: row?.n ?? 0 });
  }
  return found;
}

/**
 * Notices of the highest priority that the actor got today: books or statistics that do not agree, money that is missing, terms that have run out. The
 * list itself counts them, in a transaction of its own.
 */
export async function alarmsToday(ctx: Context): Promise<Wrong> {
  const sendTime_begin = `${nowText(ctx.clock).slice(0, 10)} 00:00:00`;
  const { total } = await receivedAnnouncements(ctx, { priority: 'H', sendTime_begin, pageSize: '1' });
  return { kind: 'alarms', count: total };
}
