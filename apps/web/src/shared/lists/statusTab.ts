/** A tab above a list, for rows whose state has one of some codes; without codes for all. */
export const statusTab = (key: string, zh: string, en: string, ...values: string[]) => ({ key, label: { zh, en }, values });
