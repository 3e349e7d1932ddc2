import { createHash } from 'node:crypto';
import type { Actor } from '../context.ts';
import type { ServerModule } from '../platform.ts';

/** A table whose rows several people may edit at once. */
export interface SharedTable {
  /** Hears what others do. */
  listPermission: string;
  /** May tell others of edits. */
  editPermission: string;
  /** Fields that may be told: those that an edit may set, without the sensitive ones. */
  fields: ReadonlySet<string>;
}

/** Finds the tables that contracts share, by `socketKey`: the name of the entity. Any other key is refused. @source TBL-13 */
export function sharedTablesOf(modules: readonly Pick<ServerModule, 'routes'>[]): ReadonlyMap<string, SharedTable> {
  const tables = new Map<string, SharedTable>();
  for (const { contract } of modules.flatMap((module) => module.routes ?? [])) {
    const { entity, isShared } = contract.about;
    if (!isShared) continue;
    const [listPermission, editPermission] = [contract.endpoints['list']?.permission, contract.endpoints['edit']?.permission];
    if (entity === undefined || listPermission === undefined || editPermission === undefined)
      throw new Error(`${contract.base}: only what is an entity and has list and edit with permissions can be shared`);
    const fields = Object.keys(entity.edit.shape).filter((name) => name in entity.fields && entity.fields[name]?.sensitive !== true);
    tables.set(entity.name, { listPermission, editPermission, fields: new Set(fields) });
  }
  return tables;
}

/**
 * Names the rows of a table that a person sees. Only people with the same name hear each other: an edit must not tell anyone of a row
 * that is not theirs. Staff see a tenant's rows alike unless a data rule narrows them; everybody else is compared by all that
 * could.
 *
 * @source security 5.24, 6.28
 */
export function viewOf(actor: Actor, table: SharedTable): string {
  const rules = actor.dataRules.filter(({ permission }) => permission.split(',').includes(table.listPermission));
  if (actor.userType === 1 && rules.length === 0) return 'staff';
  const facts = [
    actor.userType,
    actor.cid,
    actor.orgCode,
    [...actor.orgCodes].sort(),
    // Rules speak of the person too, and of hours: only one's own pages see the same for sure.
    rules.length > 0 ? actor.userId : '',
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
