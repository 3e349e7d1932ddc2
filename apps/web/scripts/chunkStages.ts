import { join } from 'node:path';
import { build, type InlineConfig, type Rollup } from 'vite';

/** What a person waits for, one after the other; each stage brings what the ones before have not. Paths below `src`. */
const stages = {
  /** Every page. */
  base: [],
  /** The login; kept as small as it is, so it gets no chunk of its own. */
  login: ['features/account/UserLayout.tsx', 'features/account/LoginPage.tsx'],
  /** Menu, header and tabs around every page of a signed-in person. */
  frame: ['app/MainLayout.tsx', 'app/announcement.ts', 'shared/access.ts', 'shared/sessionApi.ts', 'shared/menuRoutes.ts'],
  /** Any list: of this one only what others share. */
  list: ['features/shipping/shipping-note/ShippingNoteListPage.tsx'],
} as const;

type Stage = keyof typeof stages;

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
  const isBase = (name: string): boolean => chunks.get(name)?.moduleIds.every((id) => stageOf.get(id) === 'base') === true;
  const visit = (chunk: Rollup.OutputChunk | undefined, stage: Stage): void => {
    if (chunk === undefined) return;
    // What the login and every page behind it have in common, such as an icon, joins the base where it needs nothing but that.
    if (ofLogin.has(chunk) && stage !== 'login' && !chunk.isEntry && chunk.imports.every(isBase))
      for (const id of chunk.moduleIds) stageOf.set(id, 'base');
    if (known.has(chunk)) return;
    known.add(chunk);
    if (stage === 'login') ofLogin.add(chunk);
    // The first stage is what the page's own script shares with others, the login what the bundler makes of it.
    const isLeft = chunk.isEntry || stage === 'login' || (stage === 'list' && chunk.moduleIds.some((id) => isOfOnePage(id, source)));
    if (!isLeft) for (const id of chunk.moduleIds) stageOf.set(id, stage);
    for (const name of chunk.imports) visit(chunks.get(name), stage);
  };
  for (const stage of Object.keys(stages) as Stage[]) {
    const roots: readonly string[] = stages[stage].map((path) => join(source, path));
    for (const chunk of chunks.values()) {
      const isRoot = stage === 'base' ? chunk.isEntry : chunk.facadeModuleId !== null && roots.includes(chunk.facadeModuleId);
      if (isRoot) visit(chunk, stage);
    }
  }
  return (id) => stageOf.get(id);
}

/** Whether a module is of use to one page, or to those of one kind of row. */
const isOfOnePage = (id: string, source: string): boolean =>
  id.startsWith(`${source}features/`) || id.includes('/freight-api/src/generated/');
