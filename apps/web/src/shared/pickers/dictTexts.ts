/**
 * What rows of a table dictionary are called. The wire leaves out keys that it does not know: which text belongs to which key is then clear
 * for single ones alone.
 *
 * @param ask asks for the texts of keys, in their order
 */
export async function dictTexts(
  keys: readonly string[],
  ask: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<Array<{ id: string; text: string }>> {
  const texts = await ask(keys);
  if (texts.length === keys.length) return keys.map((id, index) => ({ id, text: texts[index]! }));
  if (keys.length === 1) return [];
  return (await Promise.all(keys.map((key) => dictTexts([key], ask)))).flat();
}
