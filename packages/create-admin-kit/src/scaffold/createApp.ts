import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type BackEndName, UsageError } from '../readArguments.ts';
import { manifestOf } from './manifestOf.ts';

/** What an app is made of. */
export interface AppOptions {
  folder: string;
  backEnd: BackEndName;
  /** Specifiers of packages that come from somewhere else. */
  packages: Readonly<Record<string, string>>;
  /** Where the templates lie. */
  templates: string;
}

/** What an empty folder may have in it: what a fresh repository has. */
const harmless = new Set(['.git', '.gitignore', '.DS_Store', 'README.md', 'LICENSE']);

/**
 * Writes an app into a folder that is empty, or is not there yet.
 *
 * @returns the folder
 * @throws UsageError for a folder with something in it, which stays as it is
 */
export function createApp({ folder, backEnd, packages, templates }: AppOptions): string {
  const target = resolve(folder);
  const name = packageNameOf(basename(target));
  if (existsSync(target)) {
    const there = readdirSync(target).filter((one) => !harmless.has(one));
    if (there.length > 0)
      throw new UsageError(
        `${target} is not empty: it has ${there.slice(0, 3).join(', ')}${there.length > 3 ? ' …' : ''}. Nothing was written.`,
      );
  }
  mkdirSync(target, { recursive: true });
  for (const layer of ['base', backEnd]) cpSync(join(templates, layer), target, { recursive: true });
  // Resources are added to apps over documents and over REST.
  if (backEnd === 'jeecg') rmSync(join(target, 'mock/further.ts'));
  for (const file of ['gitignore', 'tsconfig.json']) {
    const hidden = file === 'gitignore' ? '.gitignore' : file;
    if (existsSync(join(target, `_${file}`))) renameSync(join(target, `_${file}`), join(target, hidden));
  }
  const title = titleOf(name);
  for (const file of ['index.html', 'src/title.ts', 'README.md']) fill(join(target, file), { title, backEnd });
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifestOf({ name, backEnd, packages }), null, 2)}\n`);
  return target;
}

/** A name that a registry takes. */
export function packageNameOf(folder: string): string {
  const name = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return name === '' ? 'my-admin' : name;
}

const titleOf = (name: string) =>
  name
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');

function fill(file: string, { title, backEnd }: { title: string; backEnd: string }) {
  const text = readFileSync(file, 'utf8').replaceAll('__TITLE__', title).replaceAll('__BACK_END__', backEnd);
  writeFileSync(file, text);
}
