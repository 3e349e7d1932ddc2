#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate, type ProjectFile } from './migrate.ts';
import { reportText } from './report.ts';

const usage = `migrate-from-jeecg <project> [--out <folder>] [--menu <file.json>] [--language zh|en]

Reads the sources of a JeecgBoot Vue project and writes, below <folder> (default ./migrated):

  tables/…        columns of its editable tables (JVxeTable), for EditableTable
  popups/…        settings of its popups (JPopup), for PopupPicker
  menu.ts         its menu, from the answer of /sys/permission/getUserPermissionByToken or /sys/permission/list (--menu)
  permissions.ts  its permission codes (v-has, v-auth, hasPermission)
  REPORT.md       what has no counterpart, where, and what to do about it; report.json says the same for programs

The project itself is only read.`;

/** Files above it are bundles or data. */
const longest = 1024 * 1024;

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'migrated' },
      menu: { type: 'string' },
      language: { type: 'string', default: 'zh' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [project] = positionals;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (project === undefined || positionals.length > 1) return refuse(usage);
  if (!existsSync(project) || !statSync(project).isDirectory()) return refuse(`${project} is not a folder.`);
  if (values.language !== 'zh' && values.language !== 'en') return refuse(`--language is zh or en, not ${values.language}.`);
  const out = resolve(values.out);
  if (existsSync(out) && readdirSync(out).length > 0) return refuse(`${values.out} is not empty: choose another folder by --out.`);
  if (values.menu !== undefined && !existsSync(values.menu)) return refuse(`${values.menu} does not exist.`);

  const sources = sourcesBelow(project);
  if (sources.length === 0) return refuse(`${project} holds no .vue, .ts or .js file: name the folder with the sources, such as its src.`);

  const { files, report } = migrate(sources, {
    ...(values.menu !== undefined && { menu: { path: values.menu, text: readFileSync(values.menu, 'utf8') } }),
  });
  for (const [path, text] of files) write(join(out, path), text);
  write(join(out, 'REPORT.md'), reportText(report, values.language));
  write(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);

  const { tables, columns, popups, menuEntries, permissions } = report.converted;
  console.log(
    `${report.files} files: ${tables} tables with ${columns} columns, ${popups} popups, ${menuEntries} menu entries, ${permissions} uses of permission codes`,
  );
  console.log(`${report.findings.length} findings in ${relative(process.cwd(), join(out, 'REPORT.md'))}`);
  return 0;
}

function refuse(text: string): number {
  console.error(text);
  return 1;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function sourcesBelow(folder: string): ProjectFile[] {
  const files: ProjectFile[] = [];
  const enter = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const below = join(path, entry.name);
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && entry.name !== 'node_modules' && entry.name !== 'dist') enter(below);
      } else if (/\.(?:vue|[jt]sx?)$/.test(entry.name) && !entry.name.endsWith('.d.ts') && statSync(below).size <= longest)
        files.push({ path: relative(folder, below).split(sep).join('/'), text: readFileSync(below, 'utf8') });
    }
  };
  enter(folder);
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

try {
  process.exitCode = main();
} catch (error) {
  // Wrong options, a menu that is none, a folder that cannot be written.
  process.exitCode = refuse(error instanceof Error ? error.message : String(error));
}
