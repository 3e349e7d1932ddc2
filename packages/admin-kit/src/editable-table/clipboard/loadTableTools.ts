/**
 * Fetches what works on the cells of a store beyond its own steps: copy, cut, paste, clear, fill, find and replace. A table on
 * screen has them at hand already; code of an app asks for them when it needs them.
 *
 * @example const { pasteCells, parseClipboard } = await loadTableTools();
 */
export function loadTableTools(): Promise<typeof import('./tableTools.ts')> {
  return import('./tableTools.ts');
}
