/** What one press of a button of an online form may do at most: rows that it acts on, and people that it writes to. @source ONL-03 */
export const pressLimits = { rows: 200, receivers: 100 } as const;
