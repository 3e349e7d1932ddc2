/** Removes rows one after the other and tells of each. @throws what all of them failed with, where none is gone */
export async function oneByOne(ids: readonly string[], remove: (id: string) => Promise<unknown>) {
  const success: string[] = [];
  const fail: Array<{ id: string; message: string }> = [];
  let last: unknown;
  for (const id of ids) {
    try {
      await remove(id);
      success.push(id);
    } catch (error) {
      last = error;
      fail.push({ id, message: error instanceof Error ? error.message : String(error) });
    }
  }
  if (success.length === 0 && last !== undefined) throw last;
  return { success, fail };
}
