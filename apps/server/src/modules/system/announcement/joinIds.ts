/** Ids of people as the wire has them in an announcement: each with a comma after it, the last one too. @source jeecg-wire 3.7 */
export const joinIds = (ids: readonly string[]): string => ids.map((id) => `${id},`).join('');
