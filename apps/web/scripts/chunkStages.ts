import { join } from 'node:path';
import { build, type InlineConfig, type Rollup } from 'vite';

/** What a person waits for, one after the other; each stage brings what the ones before have not. Ends of paths. */
const stages = {
  /** Every page. */
  base: [],
  /** The login; kept as small as it is, so it gets no chunk of its own. */
  login: ['features/account/UserLayout.tsx', 'features/account/LoginPage.tsx'],
  /** Menu, header and tabs around every page of a signed-in person. */
  frame: ['app/MainLayout.tsx', 'app/announcement.ts', 'shared/access.ts', 'shared/sessionApi.ts', 'shared/menuRoutes.ts'],
  /** Any list: of this one only what others share. */
  list: ['features/shipping/shipping-note/ShippingNoteListPage.tsx'],
  /** What every list fetches of itself as soon as it stands. */
  late: ['resource/RowMenu.tsx', 'resource/ViewMenu.tsx'],
} as const;

/** Beside the stages: what the login and every page behind it have in common, and small parts that many pages need. */
type Stage = keyof typeof stages | 'shared' | 'parts';

/** Pages and dialogs that have to need a part before it stands with the other parts, and how long it may be, in characters as written. */
const parts = { fewest: 6, longest: 12_000 };

/**
 * Finds the modules that belong together because they are always loaded together. Left alone the bundler makes a chunk of every
 * set of modules that the same pages share: 68 files before the first list is there, most of them smaller than the request that
 * asks for them, and 20 kB more than the same code in one piece, since small texts compress badly.
 *
 * @param config of the build, which is run once without writing to see who imports what
 * @returns the stage of a module by its id; undefined where the bundler may decide
 */
export async function chunkStages(config: InlineConfig): Promise<(id: string) => Stage | undefined> {
  const source = join(config.root ?? '.', 'src/');
  const trial = { ...config, configFile: false, logLevel: 'error', build: { ...config.build, write: false, minify: false } } as const;
  const { output } = (await build(trial)) as Rollup.RollupOutput;
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const known = new Set<Rollup.OutputChunk>();
  const stageOf = new Map<string, Stage>();
  const ofLogin = new Set<Rollup.OutputChunk>();
  const put = (chunk: Rollup.OutputChunk, stage: Stage) => chunk.moduleIds.forEach((id) => stageOf.set(id, stage));
  const isBase = (name: string): boolean => chunks.get(name)?.moduleIds.every((id) => stageOf.get(id) === 'base') === true;
  const visit = (chunk: Rollup.OutputChunk | undefined, stage: Stage): void => {
    if (chunk === undefined) return;
    // What the login and every page behind it have in common joins the base where it needs nothing but that, such as an icon.
    if (ofLogin.has(chunk) && stage !== 'login' && !chunk.isEntry && !chunk.isDynamicEntry)
      put(chunk, chunk.imports.every(isBase) ? 'base' : 'shared');
    if (known.has(chunk)) return;
    known.add(chunk);
    if (stage === 'login') ofLogin.add(chunk);
    // The first stage is what the page's own script shares with others, the login what the bundler makes of it.
    const isLeft = chunk.isEntry || stage === 'login' || (stage === 'list' && chunk.moduleIds.some((id) => isOfOnePage(id, source)));
    if (!isLeft) put(chunk, stage);
    for (const name of chunk.imports) visit(chunks.get(name), stage);
  };
  for (const [stage, ends] of Object.entries(stages) as [keyof typeof stages, readonly string[]][]) {
    for (const chunk of chunks.values()) {
      const isRoot = stage === 'base' ? chunk.isEntry : ends.some((end) => chunk.facadeModuleId?.endsWith(`/${end}`) === true);
      if (isRoot) visit(chunk, stage);
    }
  }

  const needed = new Map<string, number>();
  for (const chunk of chunks.values()) for (const name of chunk.imports) needed.set(name, (needed.get(name) ?? 0) + 1);
  let small = [...chunks.values()].filter(
    (chunk) =>
      !known.has(chunk) &&
      !chunk.isDynamicEntry &&
      (needed.get(chunk.fileName) ?? 0) >= parts.fewest &&
      chunk.code.length <= parts.longest &&
      !chunk.moduleIds.some((id) => isOfOnePage(id, source)),
  );
  // A part that needs what is neither known nor a part itself would bring that along everywhere.
  for (let before = 0; before !== small.length;) {
    before = small.length;
    const isThere = (name: string) => small.some((part) => part.fileName === name) || known.has(chunks.get(name)!);
    small = small.filter((part) => part.imports.every(isThere));
  }
  for (const part of small) put(part, 'parts');
  return (id) => stageOf.get(id);
}

/** Whether a module is of use to one page, or to those of one kind of row. */
const isOfOnePage = (id: string, source: string): boolean =>
  id.startsWith(`${source}features/`) || id.includes('/freight-api/src/generated/');
