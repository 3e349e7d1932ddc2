/** An import or a re-export of a module. */
export interface ModuleImport {
  names: ReadonlyArray<{ name: string; local: string; isType: boolean }>;
  from: string;
  /** Only types come of it. */
  isType: boolean;
}

const statement = /^(import|export) (type )?(?:([\w*$]+(?: as \w+)?)(?:, )?)?(?:\{([^}]*)\})? ?(?:from )?'([^']+)';$/gm;
const lateImport = /\bimport\('([^']+)'\)/g;

/** What a module imports, also late; names are absent for what is imported as a whole. */
export function importsOf(text: string): ModuleImport[] {
  const found = [...text.matchAll(statement)].map(([, , type, , list = '', from = '']) => ({
    names: namesIn(list),
    from,
    isType: type !== undefined,
  }));
  return [...found, ...[...text.matchAll(lateImport)].map(([, from = '']) => ({ names: [], from, isType: false }))];
}

function namesIn(list: string): ModuleImport['names'] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const isType = one.startsWith('type ');
      const [name = '', local = name] = one.replace(/^type /, '').split(' as ');
      return { name, local, isType };
    });
}

/** A module with the imports of what is public leading to the entries of the kit; marks of its makers are left out. */
export function rewritten(text: string, { entryOf }: { entryOf: (name: string, from: string) => string | undefined }): string {
  return withoutMarks(text).replaceAll(statement, (all: string, ...[keyword, type, , list, from]: Array<string | undefined>) => {
    if (keyword !== 'import' || list === undefined || from?.startsWith('.') !== true) return all;
    const groups = Map.groupBy(namesIn(list), ({ name }) => entryOf(name, from) ?? '');
    return [...groups]
      .map(([entry, names]) => {
        const words = names.map(({ name, local, isType }) => `${isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`);
        return `import ${type ?? ''}{ ${words.join(', ')} } from '${entry === '' ? from : `@tarmac/admin-kit/${entry}`}';`;
      })
      .join('\n');
  });
}

/** Numbers of requirements and of documents say nothing outside of the workshop. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/\n \*\n? \* @source [^\n]*(?=\n)/g, '')
    .replaceAll(/ ?\*? ?@source [^\n*]*/g, ' ')
    .replaceAll(/(test(?:\.each\([^\n]*\))?\(\s*'|')((?:[A-Z]{2,5}-\d{2},? ?)+)/g, '$1');
}
