import type { InlineConfig, Rollup } from 'vite';

/** Parts beside the stages that travel together. */
export interface SmallParts {
  /** Pages and dialogs that have to need a part before it stands with the others. Default 10. */
  fewest?: number;
  /** Characters as written that such a part may have at most. Default 12,000. */
  longest?: number;
  /** Parts of fewer characters join at once: they are shorter than the request that asks for them. Default 1,500. */
  tiny?: number;
}

/** How the stages of an app are found. */
export interface StageOptions {
  /** Ends of paths by stage. */
  stages: Readonly<Record<string, readonly string[]>>;
  /** Parts beside the stages that travel together. */
  parts?: SmallParts;
  /** Whether a module is of use to one page alone, and stays with that. By default everything of the app's own. */
  isOfOnePage?: (id: string) => boolean;
  /** Stages whose own modules stay with their page, since other pages wait for what is left; by default all of them. */
  shared?: readonly string[];
  /** The stage that every page has anyway and takes what this one shares with others; by default none does. */
  joinsBase?: string;
  /** A file for modules that are neither in a stage nor a small part; undefined leaves them to the bundler. */
  otherwise?: (moduleIds: readonly string[]) => string | undefined;
}

/**
 * Finds the modules that belong together because they are always loaded together.
 *
 * @param config of the build, which is run once without writing to see who imports what
 * @returns the stage of a module by its id; undefined where the bundler may decide
 */
export async function findStages(
  config: InlineConfig,
  { stages, parts = {}, shared, joinsBase, otherwise, ...options }: StageOptions & { root: string },
): Promise<(id: string) => string | undefined> {
  const { fewest = 10, longest = 12_000, tiny = 1500 } = parts;
  const isOfOnePage = options.isOfOnePage ?? ((id: string) => !id.includes('/node_modules/') && !id.startsWith('\0'));
  const chunks = await chunksOf(config);
  const known = new Set<Rollup.OutputChunk>();
  const stageOf = new Map<string, string>();
  const put = (moduleIds: readonly string[], stage: string) => moduleIds.forEach((id) => stageOf.set(id, stage));
  const visit = (chunk: Rollup.OutputChunk | undefined, stage: string): void => {
    if (chunk === undefined || known.has(chunk)) return;
    known.add(chunk);
    const isOwn = chunk.moduleIds.some(isOfOnePage);
    const moduleIds = chunk.moduleIds.filter((id) => !chunk.isEntry || id !== chunk.facadeModuleId);
    if (!isOwn || (shared !== undefined && !shared.includes(stage))) put(moduleIds, stage === joinsBase && !isOwn ? 'base' : stage);
    // What is of packages in a file that others import.
    else if (shared === undefined && !chunk.isDynamicEntry) {
      const ofPackages = chunk.moduleIds.filter((id) => !isOfOnePage(id));
      put(ofPackages, stage);
    }
    for (const name of chunk.imports) visit(chunks.get(name), stage);
  };
  const all = [...chunks.values()];
  // What every entry loads at once, and of several entries what all of them do.
  const entries = all.filter((chunk) => chunk.isEntry).map((chunk) => reachedFrom(chunk, chunks));
  for (const chunk of all) if (entries.every((reached) => reached.has(chunk))) visit(chunk, 'base');
  for (const [stage, ends] of Object.entries(stages))
    for (const chunk of all) if (ends.some((end) => chunk.facadeModuleId?.endsWith(`/${end}`) === true)) visit(chunk, stage);

  const needed = new Map<string, number>();
  for (const chunk of all) for (const name of chunk.imports) needed.set(name, (needed.get(name) ?? 0) + 1);
  const isLeft = (chunk: Rollup.OutputChunk) =>
    !known.has(chunk) && !chunk.isDynamicEntry && !chunk.isEntry && chunk.code.length <= longest;
  const isPart = (chunk: Rollup.OutputChunk) => (needed.get(chunk.fileName) ?? 0) >= fewest || chunk.code.length <= tiny;
  let small = all.filter((chunk) => isLeft(chunk) && isPart(chunk) && !chunk.moduleIds.some(isOfOnePage));
  // A part that needs what is neither known nor a part itself would bring that along everywhere.
  for (let before = 0; before !== small.length;) {
    before = small.length;
    const isThere = (name: string) => small.some((part) => part.fileName === name) || known.has(chunks.get(name)!);
    small = small.filter((part) => part.imports.every(isThere));
  }
  for (const part of small) put(part.moduleIds, 'parts');
  for (const chunk of all) {
    const name = isLeft(chunk) && !small.includes(chunk) ? otherwise?.(chunk.moduleIds) : undefined;
    if (name !== undefined) put(chunk.moduleIds, name);
  }
  return (id) => stageOf.get(id);
}

async function chunksOf(config: InlineConfig): Promise<Map<string, Rollup.OutputChunk>> {
  const { build } = await import('vite');
  const trial = { ...config, logLevel: 'error', build: { ...config.build, write: false, minify: false, sourcemap: false } } as const;
  const { output } = (await build(trial)) as Rollup.RollupOutput;
  return new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

/** What is loaded with a chunk at once. */
function reachedFrom(chunk: Rollup.OutputChunk, chunks: ReadonlyMap<string, Rollup.OutputChunk>): Set<Rollup.OutputChunk> {
  const reached = new Set<Rollup.OutputChunk>();
  const visit = (one: Rollup.OutputChunk | undefined) => {
    if (one === undefined || reached.has(one)) return;
    reached.add(one);
    for (const name of one.imports) visit(chunks.get(name));
  };
  visit(chunk);
  return reached;
}
