import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Rollup } from 'vite';

/** What a person waits for, one after the other; each stage brings what the ones before have not. Ends of paths. */
const stages = {
  /** Every page. What the login shares with others is part of it. */
  base: [],
  /** The login. */
  login: ['features/account/shared/UserLayout.tsx', 'features/account/login/LoginPage.tsx', 'shared/session/sessionApi.ts'],
  /** Menu, header and tabs around every page of a signed-in person. */
  frame: ['app/MainLayout.tsx', 'app/enter.ts', 'shared/pages/menuRoutes.ts'],
  /** Any list: of this one only what others share. */
  list: ['features/shipping/shipping-note/ShippingNoteListPage.tsx'],
  /** What every list fetches of itself as soon as it stands. */
  late: ['resource/list/RowMenu.tsx', 'resource/views/ViewMenu.tsx'],
  /** What the login page fetches of itself. */
  ways: ['features/account/login/OtherWays.tsx', 'features/account/download/DownloadCode.tsx'],
} as const;

/** Beside the stages: small parts that many pages need, and what pages of one kind of row share, which stands in one folder of a domain. */
type Stage = keyof typeof stages | 'parts' | `of-${string}`;

/**
 * Pages and dialogs that have to need a part before it stands with the other parts, and how long it may be, in characters as written.
 * What is shorter than the request that asks for it joins them at once.
 */
const parts = { fewest: 10, longest: 12_000, tiny: 1500 };

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
  const put = (chunk: Rollup.OutputChunk, stage: Stage) =>
    chunk.moduleIds.forEach((id) => (chunk.isEntry && id === chunk.facadeModuleId) || stageOf.set(id, stage));
  const visit = (chunk: Rollup.OutputChunk | undefined, stage: Stage): void => {
    if (chunk === undefined || known.has(chunk)) return;
    known.add(chunk);
    const isOwn = chunk.moduleIds.some((id) => isOfOnePage(id, source));
    if (stage !== 'list' || !isOwn) put(chunk, stage === 'login' && !isOwn ? 'base' : stage);
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
  const isLeft = (chunk: Rollup.OutputChunk) => !known.has(chunk) && !chunk.isDynamicEntry && chunk.code.length <= parts.longest;
  const isPart = (chunk: Rollup.OutputChunk) => (needed.get(chunk.fileName) ?? 0) >= parts.fewest || chunk.code.length <= parts.tiny;
  let small = [...chunks.values()].filter(
    (chunk) => isLeft(chunk) && isPart(chunk) && !chunk.moduleIds.some((id) => isOfOnePage(id, source)),
  );
  // A part that needs what is neither known nor a part itself would bring that along everywhere.
  for (let before = 0; before !== small.length;) {
    before = small.length;
    const isThere = (name: string) => small.some((part) => part.fileName === name) || known.has(chunks.get(name)!);
    small = small.filter((part) => part.imports.every(isThere));
  }
  for (const part of small) put(part, 'parts');
  for (const chunk of chunks.values()) {
    const folder = isLeft(chunk) && !small.includes(chunk) ? folderOf(chunk, source) : undefined;
    if (folder !== undefined) put(chunk, `of-${folder}`);
  }
  return (id) => stageOf.get(id);
}

/** The one folder of `features` that all modules of a chunk come from that are of one page; undefined where there are several or none. */
function folderOf({ moduleIds }: Rollup.OutputChunk, source: string): string | undefined {
  const folders = new Set(
    moduleIds.filter((id) => id.startsWith(`${source}features/`)).map((id) => dirname(id.slice(`${source}features/`.length))),
  );
  const [folder] = folders;
  return folders.size === 1 ? folder?.replaceAll('/', '-') : undefined;
}

/** Whether a module is of use to one page, or to those of one kind of row. */
const isOfOnePage = (id: string, source: string): boolean =>
  (id.startsWith(`${source}features/`) && !id.endsWith('/screens.ts')) || id.includes('/freight-api/src/generated/');
