import type { FastifyBaseLogger } from 'fastify';
import { writeAudit } from './audit/writeAudit.ts';
import type { Actor, Context, RequestFacts, Session, UploadedFile } from './context.ts';
import { newId } from './db/newId.ts';
import { WarningsToConfirm, type Warning } from './errors.ts';
import { writeOutbox } from './outbox/writeOutbox.ts';
import type { Platform } from './platform.ts';

/** What differs from call to call. */
export interface ContextParts {
  actor: Actor;
  session?: Session | null;
  locale?: 'zh' | 'en';
  requestId?: string;
  log?: FastifyBaseLogger;
  request?: RequestFacts;
  confirmWarnings?: boolean;
  upload?: () => Promise<UploadedFile>;
  countRows?: Context['countRows'];
  gone?: Context['gone'];
}

const noRequest: RequestFacts = { address: '', host: '', userAgent: '', path: '', method: '', token: null, fetchSite: null, cookies: '' };

/** Makes the context of one call. */
export function createContext(platform: Platform, parts: ContextParts): Context {
  const transaction: Context['transaction'] = (run, options) =>
    platform.database.transaction({ tenantId: parts.actor.tenantId }, run, options);
  const ctx: Context = {
    platform,
    actor: parts.actor,
    session: parts.session ?? null,
    db: { transaction },
    transaction,
    clock: platform.clock,
    locale: parts.locale ?? 'zh',
    requestId: parts.requestId ?? newId(),
    log: parts.log ?? platform.log,
    request: parts.request ?? noRequest,
    confirmWarnings: parts.confirmWarnings ?? false,
    emit: (tx, event, payload) => platform.events(tx, ctx, event, payload),
    afterCommit: (run) => platform.database.afterCommit(run),
    writeLater: (write, dependents) => platform.database.writeLater(write, dependents),
    outbox: (tx, topic, { payload, ...options }) => writeOutbox(tx, ctx, topic, { payload, options }),
    audit: (entry) => writeAudit(ctx, entry),
    ...(parts.countRows !== undefined && { countRows: parts.countRows }),
    ...(parts.gone !== undefined && { gone: parts.gone }),
    upload: parts.upload ?? (() => Promise.reject(new Error('This call carries no file.'))),
  };
  return ctx;
}

/** Somebody without a session, on public endpoints. */
export function anonymous(tenantId = 0): Actor {
  return {
    userId: '',
    username: '',
    realname: '',
    userType: 0,
    cid: null,
    tenantId,
    orgCode: null,
    orgCodes: [],
    permissions: new Set(),
    roles: [],
    isSuperAdmin: false,
    dataRules: [],
  };
}

/** The server itself, for seeds, jobs and first starts. Holds every permission of the tenant. */
export function systemActor(tenantId = 0): Actor {
  return { ...anonymous(tenantId), userId: 'system', username: 'system', realname: '系统', userType: 1, isSuperAdmin: true };
}

/**
 * Asks the person to confirm warnings. Ends the call without effect unless the client has already confirmed.
 *
 * @source freight-domain 3.20
 */
export function confirmWarnings(ctx: Context, warnings: readonly Warning[]): void {
  if (warnings.length > 0 && !ctx.confirmWarnings) throw new WarningsToConfirm(warnings);
}
