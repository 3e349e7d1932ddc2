/** The name by which a bank knows a tenant of ours. */
export const merchantOf = (tenantId: number): string => `T${tenantId}`;

/** The tenant behind a name that `merchantOf` made. */
export const tenantOf = (merchant: string): number => Number(merchant.slice(1));
