import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const app = join(import.meta.dirname, '..');
const kit = join(app, '../../packages/admin-kit');

/** What a page is expanded with. */
export interface PageContext {
  /** For messages. */
  name: string;
  /** Address of the frame that shows examples. */
  frame: string;
  locale: string;
  /** Told what is wrong with the page. */
  problem: (text: string) => void;
}

/** Languages of blocks that only show text. */
const plain = new Set(['sh', 'text', 'json', 'diff', 'css', 'html', 'http', 'ini']);

/**
 * Fills in code and examples. A block of code names its file below apps/docs, and perhaps its region, or a file of the README's first app:
 * what is shown is what is type-checked and run. An example is a line `<Example story="…" />` or `<Example recipe="…" />`.
 */
export function expand(text: string, context: PageContext): string {
  return text
    .replaceAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm, (whole, language: string, meta: string) => {
      const file = /\bfile="([^"]+)"/.exec(meta)?.[1];
      const readme = /\breadme="([^"]+)"/.exec(meta)?.[1];
      if (file === undefined && readme === undefined) {
        if (!plain.has(language)) context.problem(`a block of ${language} names no file`);
        return whole;
      }
      const region = /\bregion="([^"]+)"/.exec(meta)?.[1];
      const code = readme === undefined ? codeOf(file ?? '', region) : readmeCode(readme);
      if (code === undefined) {
        context.problem(`there is no ${[file ?? readme, region].filter(Boolean).join(' › ')}`);
        return whole;
      }
      const title = readme ?? (region === undefined && file !== undefined ? file.split('/').at(-1) : undefined);
      return `\`\`\`${language}${title === undefined ? '' : ` title="${title}"`}\n${code}\n\`\`\``;
    })
    .replaceAll(
      /^<Example (story|recipe)="([^"]+)"(?: height="(\d+)")? \/>$/gm,
      (_, kind: 'story' | 'recipe', id: string, height?: string) => {
        const problem =
          kind === 'story' ? problemOfStory(id) : existsSync(join(app, `recipes/${id}.tsx`)) ? undefined : `there is no recipe ${id}`;
        if (problem !== undefined) context.problem(problem);
        return frameFor({ kind, id, height: Number(height ?? 320), context });
      },
    );
}

interface FrameCall {
  kind: 'story' | 'recipe';
  id: string;
  height: number;
  context: PageContext;
}

/** An example in a page of its own, which follows the colours and the language of the site. */
export function frameFor({ kind, id, height, context }: FrameCall): string {
  const address = `${context.frame}?${kind}=${encodeURIComponent(id)}&locale=${context.locale}`;
  return `<iframe class="example not-content" src="${address}" title="${id.split(/[/#]/).at(-1)}" style="--height: ${height}px" loading="lazy"></iframe>`;
}

/** What is wrong with the name of a story; undefined when it exists. */
export function problemOfStory(id: string): string | undefined {
  const [file = '', name = ''] = id.split('#');
  const path = join(kit, `src/${file}.stories.tsx`);
  if (!existsSync(path)) return `there are no stories ${file}`;
  return new RegExp(`^export const ${name}\\b`, 'm').test(readFileSync(path, 'utf8')) ? undefined : `there is no story ${id}`;
}

/** Code of a file, or of what stands between `// #region name` and `// #endregion`. */
function codeOf(file: string, region: string | undefined): string | undefined {
  const path = join(app, file);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8').trimEnd();
  if (region === undefined) return text.replaceAll(/^\s*\/\/ #(?:end)?region.*\n/gm, '');
  const found = new RegExp(`^([ \\t]*)// #region ${region}\\n([\\s\\S]*?)^[ \\t]*// #endregion`, 'm').exec(text);
  const [, indent = '', body] = found ?? [];
  return body
    ?.split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n')
    .trimEnd();
}

/** A file of the first app, which the checks of the packages build and open. */
function readmeCode(path: string): string | undefined {
  const readme = readFileSync(join(kit, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```\w+ title="(.+?)"\n([\s\S]*?)^```$/gm)].find(([, title]) => title === path)?.[2]?.trimEnd();
}
