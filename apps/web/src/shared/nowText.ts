/** The present minute in Asia/Shanghai as the wire writes it. */
export const nowText = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ') + ':00';
