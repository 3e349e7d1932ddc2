import type { InlineConfig, Plugin } from 'vite';
import { findStages, type StageOptions } from './findStages.ts';

export type { SmallParts } from './findStages.ts';

/** Settings of {@link kitChunks}. */
export interface KitChunksOptions extends Partial<Omit<StageOptions, 'stages'>> {
  /**
   * What a person waits for, one after the other: modules that the app loads on demand, as ends of their paths, and beside a name
   * where several come together. Each stage becomes one file of what the ones before have not.
   */
  stages: readonly string[] | Readonly<Record<string, readonly string[]>>;
  /** The configuration with which is found out who imports what; by default that of the build itself. */
  trial?: () => InlineConfig;
}

/** Whether a build of this process only looks who imports what: the plugin reads its own configuration again then. */
let isTrial = false;

/**
 * A plugin for Vite 8 and later that packs what is always loaded together into one file, in builds alone. Left to itself the bundler makes a file of
 * every set of modules that the same pages share, most of them smaller than the request that asks for them. Nothing comes earlier
 * than without the plugin, but for parts of a few lines, which travel together. The build runs twice for it, the first time without writing.
 *
 * @example
 * // vite.config.ts
 * export default defineConfig({ plugins: [kitChunks({ stages: ['src/Login.tsx', 'src/Frame.tsx', 'src/DevicePage.tsx'] })] });
 */
export function kitChunks({ stages, trial, ...options }: KitChunksOptions): Plugin {
  const named = Array.isArray(stages)
    ? Object.fromEntries((stages as string[]).map((end) => [nameOf(end), [end]]))
    : (stages as Record<string, string[]>);
  let stageOf: (id: string) => string | undefined = () => undefined;
  let find = async (): Promise<void> => undefined;
  return {
    name: 'tarmac-kit-chunks',
    apply: 'build',
    config: (_, { command }) =>
      command === 'build' && !isTrial
        ? {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: {
                    // Each stage holds what it imports; to take that along again would tear the stages before it apart.
                    includeDependenciesRecursively: false,
                    groups: [{ debugName: 'stages', name: (id: string) => stageOf(id) ?? null }],
                  },
                },
              },
            },
          }
        : undefined,
    configResolved: (config) => {
      if (isTrial) return;
      find = async () => {
        const own = (): InlineConfig => ({
          ...config.inlineConfig,
          root: config.root,
          mode: config.mode,
          configFile: config.configFile ?? false,
        });
        isTrial = true;
        try {
          stageOf = await findStages(trial?.() ?? own(), { root: config.root, stages: named, ...options });
        } finally {
          isTrial = false;
        }
      };
    },
    // When a build begins, not when somebody only reads its configuration; and not in a trial with this very plugin, which would try for ever.
    buildStart: () => (isTrial ? undefined : find()),
  };
}

/** `src/pages/DevicePage.tsx` is the stage `DevicePage`. */
const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '');
