// Declarations of a package, made by the compiler file by file: bundling them takes twenty times as long and says nothing more.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A source without its `@source` marks, line by line: they name documents that a reader of the package does not have. */
export function withoutSources(text) {
  return text.replaceAll(/[ \t]*@source\b(?!\s+["'])[^\n]*?(?=[ \t]*\*\/|\n|$)/g, '');
}

/**
 * Writes `dist/types` and a declaration beside each entry's script that leads there.
 * @param folder the package
 * @param entry entries of the build: name without extension to source file
 * @throws when the compiler finds a mistake, after it was printed
 */
export function writeDeclarations(folder, entry) {
  const types = join(folder, 'dist/types');
  rmSync(types, { recursive: true, force: true });
  const compiler = spawnSync('tsc', ['-p', 'tsconfig.declarations.json', '--outDir', types], { cwd: folder, stdio: 'inherit' });
  if (compiler.status !== 0) throw new Error('The declarations could not be made.');

  for (const { parentPath, name } of readdirSync(types, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const file = join(parentPath, name);
    const text = withoutSources(readFileSync(file, 'utf8'))
      // What is left of a comment that said nothing else, and of a paragraph at its end.
      .replaceAll(/^[ \t]*\/\*\*(?:[ \t]*\n[ \t]*\*)*[ \t]*\*?\/[ \t]*\n/gm, '')
      .replaceAll(/(?:\n[ \t]*\*[ \t]*)+(?=\n[ \t]*\*\/)/g, '')
      // The compiler leaves the sources' extensions, which a reader of the package does not have.
      .replaceAll(/((?:from |import\(|import )(["'])\.{1,2}\/[^"']+)\.tsx?\2/g, '$1.js$2');
    writeFileSync(file, text);
  }
  for (const [name, source] of Object.entries(entry)) {
    const file = join(folder, `dist/${name}.d.ts`);
    const target = relative(dirname(file), join(types, relative('src', source))).replace(/\.tsx?$/, '.js');
    const specifier = target.startsWith('.') ? target : `./${target}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `export * from '${specifier}';\n`);
  }
}
