import { dirname, join } from 'node:path';
import type { InlineConfig } from 'vite';
import type { KitChunksOptions } from '../../../packages/admin-kit/src/vite/kitChunks.ts';

/** What a person waits for after what every page has, one after the other; each stage brings what the ones before have not. Ends of paths. */
const stages = {
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

const source = join(import.meta.dirname, '../src/');

/**
 * How the files of this app are cut. Left alone the bundler makes 68 files before the first list is there, most of them smaller than the request
 * that asks for them, and 20 kB more than the same code in one piece, since small texts compress badly.
 *
 * @param trial configuration by which is found out who imports what
 */
export const chunkStages = (trial: () => InlineConfig): KitChunksOptions => ({
  stages,
  // Of the one list only what others share; what the login shares with others is on every page.
  shared: ['list'],
  joinsBase: 'login',
  isOfOnePage,
  otherwise: folderOf,
  trial: () => ({ ...trial(), configFile: false }),
});

/** The one folder of `features` that all modules come from that are of one page: what pages of one kind of row share; undefined where there are several or none. */
function folderOf(moduleIds: readonly string[]): string | undefined {
  const folders = new Set(
    moduleIds.filter((id) => id.startsWith(`${source}features/`)).map((id) => dirname(id.slice(`${source}features/`.length))),
  );
  const [folder] = folders;
  return folders.size === 1 ? `of-${folder?.replaceAll('/', '-')}` : undefined;
}

/** Whether a module is of use to one page, or to those of one kind of row. */
function isOfOnePage(id: string): boolean {
  return (id.startsWith(`${source}features/`) && !id.endsWith('/screens.ts')) || id.includes('/freight-api/src/generated/');
}
