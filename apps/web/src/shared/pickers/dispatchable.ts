/** Anyone who was approved. */
export const approved = { state: '2' } as const;

/** Drivers and vehicles that may be sent out: anyone who stands on the blacklist is refused by every dispatch. */
export const dispatchable = { ...approved, blacklist: '0' } as const;
