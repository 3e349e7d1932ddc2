import { and, eq, inArray } from 'drizzle-orm';
import { type Actor, holds } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { sysRole } from '../../system/role/role.table.ts';
import { ownName } from '../form-rows/stockRows.ts';
import { onlAuthData, onlAuthPage, onlAuthRelation } from './formRights.table.ts';

/** What a form asks of roles, as far as it is in force. */
export interface FormRights {
  pages: readonly Given<Pick<typeof onlAuthPage.$inferSelect, 'code' | 'type' | 'control' | 'page'>>[];
  rules: readonly Given<Pick<typeof onlAuthData.$inferSelect, 'ruleColumn' | 'ruleOperator' | 'ruleValue'>>[];
}

/** With the codes of the roles that were given it. */
type Given<Right> = Right & { roles: ReadonlySet<string> };

/** 1 field, 2 button; 3 rule. */
export const rightType = { field: 1, button: 2, rule: 3 } as const;
/** What a right is about: editing, or seeing. */
export const rightControl = { edit: 3, see: 5 } as const;
/** Where it is. */
export const rightPage = { list: 3, form: 5 } as const;

/** Reads the rights of some forms. @returns by the id of the form; those without any are left out */
export async function readRights(tx: Tx, tenantId: number, formIds: readonly string[]): Promise<ReadonlyMap<string, FormRights>> {
  const ids = [...formIds];
  const pages = await tx
    .select()
    .from(onlAuthPage)
    .where(
      and(eq(onlAuthPage.tenantId, tenantId), inArray(onlAuthPage.cgformId, ids), eq(onlAuthPage.status, 1), eq(onlAuthPage.delFlag, 0)),
    );
  const rules = await tx
    .select()
    .from(onlAuthData)
    .where(
      and(eq(onlAuthData.tenantId, tenantId), inArray(onlAuthData.cgformId, ids), eq(onlAuthData.status, 1), eq(onlAuthData.delFlag, 0)),
    );
  if (pages.length === 0 && rules.length === 0) return new Map();
  const relations = await tx
    .select({ authId: onlAuthRelation.authId, roleCode: sysRole.roleCode })
    .from(onlAuthRelation)
    .innerJoin(sysRole, and(eq(sysRole.tenantId, onlAuthRelation.tenantId), eq(sysRole.id, onlAuthRelation.roleId), eq(sysRole.delFlag, 0)))
    .where(and(eq(onlAuthRelation.tenantId, tenantId), inArray(onlAuthRelation.cgformId, ids), eq(onlAuthRelation.delFlag, 0)));
  const given = Map.groupBy(relations, ({ authId }) => authId);
  const rolesOf = (id: string) => new Set(given.get(id)?.map(({ roleCode }) => roleCode));
  return new Map(
    ids.map((formId): [string, FormRights] => [
      formId,
      {
        pages: pages.filter(({ cgformId }) => cgformId === formId).map((one) => ({ ...one, roles: rolesOf(one.id) })),
        rules: rules.filter(({ cgformId }) => cgformId === formId).map((one) => ({ ...one, roles: rolesOf(one.id) })),
      },
    ]),
  );
}

/** What one reader has of a form. */
export interface ReaderRights {
  /** Fields that are kept from the list: it is neither searched nor sorted by them, and no sheet has them. */
  hiddenInList: ReadonlySet<string>;
  hiddenInForm: ReadonlySet<string>;
  locked: ReadonlySet<string>;
  hiddenButtons: ReadonlySet<string>;
}

const nothingKept: ReaderRights = {
  hiddenInList: new Set(),
  hiddenInForm: new Set(),
  locked: new Set(),
  hiddenButtons: new Set(),
};

/** What is kept from a reader: each right that is in force, and that none of the reader's roles was given. Super administrators have all. */
export function rightsOf(actor: Actor, rights: FormRights | undefined): ReaderRights {
  if (rights === undefined || actor.isSuperAdmin) return nothingKept;
  const lacking = rights.pages.filter(({ roles }) => !actor.roles.some((role) => roles.has(role)));
  const { field, button } = rightType;
  const { see, edit } = rightControl;
  const codes = (isMeant: (right: (typeof lacking)[number]) => boolean) => new Set(lacking.filter(isMeant).map(({ code }) => code));
  return {
    hiddenInList: codes(({ type, control, page }) => type === field && control === see && page === rightPage.list),
    hiddenInForm: codes(({ type, control, page }) => type === field && control === see && page === rightPage.form),
    locked: codes(({ type, control }) => type === field && control === edit),
    hiddenButtons: codes(({ type, control }) => type === button && control === see),
  };
}

/** The row rules of the reader's roles, as they narrow a list. */
export const rulesFor = (actor: Actor, { rights, permission }: { rights: FormRights | undefined; permission: string }) =>
  actor.isSuperAdmin || rights === undefined
    ? []
    : rights.rules
        .filter(({ roles }) => actor.roles.some((role) => roles.has(role)))
        .map(({ ruleColumn, ruleOperator, ruleValue }) => ({
          permission,
          column: ownName(ruleColumn),
          condition: ruleOperator,
          value: ruleValue,
        }));

/** What the built-in buttons are called on the wire, by the action of the permission. @source jeecg-wire 4.3 */
export const buttonOfAction = {
  add: 'add',
  edit: 'update',
  delete: 'delete',
  import: 'import',
  export: 'export',
} as const;

/** Whether the actor may do something with the rows of a form: the permission is held, and no right of the form keeps its button away. */
export const mayAct = (
  actor: Actor,
  { permission, rights, action }: { permission: string; rights: Pick<ReaderRights, 'hiddenButtons'>; action: string },
): boolean =>
  holds(actor, `${permission}:${action}`) &&
  !rights.hiddenButtons.has(Object.hasOwn(buttonOfAction, action) ? buttonOfAction[action as keyof typeof buttonOfAction] : action);
