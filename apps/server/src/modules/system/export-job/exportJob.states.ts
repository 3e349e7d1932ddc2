/** Where an export is. @source freight-domain 5.10 */
export const exportJobState = { waiting: '10', running: '20', ready: '30', failed: '40', expired: '50', cancelled: '60' } as const;
