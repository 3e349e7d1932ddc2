/** Every permission code of the project: `<Can action={…}>`, `useCan(…)`, `permission` of an action. */
export const permissionCodes = ['goods:delete', 'goods:deleteBatch', 'goods:edit', 'goods:offer', 'order:add', 'order:audit'] as const;

/** A permission code of the project. */
export type PermissionCode = (typeof permissionCodes)[number];
