const day = 86_400_000;

/** The day so many days before a moment. @param moment `2026-06-01` or `2026-06-01 10:00:00` */
export const daysBefore = (moment: string, days: number): string =>
  new Date(Date.parse(moment.slice(0, 10)) - days * day).toISOString().slice(0, 10);
