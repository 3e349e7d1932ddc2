type TableTools = typeof import('./tableTools.ts');

// Browsers take several tasks to hand out again what is there already, and a paste would wait for them.
let tools: Promise<TableTools> | undefined;

/**
 * Fetches what works on the cells of a store beyond its own steps: copy, cut, paste, clear, fill, find and replace. A table on
 * screen has them at hand already; code of an app asks for them when it needs them.
 *
 * @example const { pasteCells, parseClipboard } = await loadTableTools();
 */
export function loadTableTools(): Promise<TableTools> {
  tools ??= import('./tableTools.ts').catch((error: unknown) => {
    // The next call loads again.
    tools = undefined;
    throw error;
  });
  return tools;
}
