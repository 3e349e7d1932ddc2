import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { recipes } from '../recipes/recipes.ts';
import { entryTexts } from './entryTexts.ts';
import { widgetPages, withoutLooks } from './entries.ts';
import { folderOf, locales, type SiteLocale, type Words } from './locales.ts';
import { expand, frameFor, type PageContext, problemOfStory } from './markdown.ts';

const app = join(import.meta.dirname, '..');
const kit = join(app, '../../packages/admin-kit');
const out = join(app, 'src/content/docs');

interface Page {
  /** Below the pages of its language, without extension. */
  path: string;
  locale: SiteLocale;
  title: string;
  /** Place among the pages of its folder. */
  order?: number;
  /** Further front matter, as YAML. */
  matter?: string;
  body: string;
}

/**
 * Writes every page of the site, and `llms-full.txt`.
 *
 * @returns what is wrong with them, in words
 */
export function writePages(base: string): { count: number; problems: string[] } {
  const problems: string[] = [];
  const pages = locales.flatMap((locale) => {
    const context = (name: string): PageContext => ({
      name,
      locale: locale === 'zh' ? 'zh-CN' : 'en-US',
      frame: `${base}frame/`,
      problem: (text) => problems.push(`${locale}/${name}: ${text}`),
    });
    return [...writtenPages(locale, context), ...widgetsOf(locale, context), ...recipesOf(locale, context), ...referenceOf(locale)];
  });
  rmSync(out, { recursive: true, force: true });
  for (const page of pages) write(join(out, `${folderOf(page.locale)}${page.path}.md`), textOf(page));
  problems.push(...missingExamples(), ...missingTwins(pages), ...brokenLinks(pages));
  writeMachineText(pages);
  return { count: pages.length, problems };
}

/** Pages that people write: `pages/<language>/<name>.md`, with a front matter of title, description and order. */
function writtenPages(locale: SiteLocale, contextOf: (name: string) => PageContext): Page[] {
  const folder = join(app, 'pages', locale);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => {
      const path = name.split(sep).join('/').replace(/\.md$/, '');
      const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
      const title = /^title: (.+)$/m.exec(matter)?.[1];
      const context = contextOf(path);
      if (title === undefined) context.problem('the page has no title');
      return { path, locale, title: title ?? path, matter: matter.replace(/^title: .+\n?/m, ''), body: expand(body, context) };
    });
}

const inReference: Words = { zh: '全部导出与类型见', en: 'All exports and types:' };

function widgetsOf(locale: SiteLocale, contextOf: (name: string) => PageContext): Page[] {
  return widgetPages.map(({ entry, title, examples }, index) => {
    const path = `widgets/${entry}`;
    const context = contextOf(path);
    const shown = new Map<string, string[]>();
    for (const { widget, story } of examples) shown.set(story, [...(shown.get(story) ?? []), widget]);
    const body = [
      entryTexts[entry]?.[locale] ?? '',
      '',
      `\`\`\`ts\nimport { ${[...new Set(examples.map(({ widget }) => widget))].slice(0, 3).join(', ')} } from '@tarmac/admin-kit/${entry}';\n\`\`\``,
      '',
      ...[...shown].flatMap(([story, widgets]) => {
        const problem = problemOfStory(story);
        if (problem !== undefined) context.problem(problem);
        const height = Math.max(...examples.filter((one) => one.story === story).map((one) => one.height ?? 320));
        const texts = widgets.map((widget) => exportText(entry, widget));
        if (texts.includes(undefined)) context.problem(`${entry} exports no ${widgets[texts.indexOf(undefined)]}`);
        return [
          `## ${widgets.join(', ')}`,
          '',
          ...(locale === 'en' ? texts.flatMap((text) => [text ?? '', '']) : []),
          frameFor({ kind: 'story', id: story, height, context }),
          '',
        ];
      }),
      `${inReference[locale]} [${entry}](/${folderOf(locale)}reference/${slug(entry)}/).`,
    ].join('\n');
    return { path, locale, title: title[locale], order: index + 1, body };
  });
}

function recipesOf(locale: SiteLocale, contextOf: (name: string) => PageContext): Page[] {
  return recipes.map(({ slug: name, title, text, height }, index) => {
    const path = `recipes/${name}`;
    const body = [
      text[locale],
      '',
      `<Example recipe="${name}" height="${height}" />`,
      '',
      `\`\`\`tsx file="recipes/${name}.tsx"`,
      '```',
      '',
    ].join('\n');
    return { path, locale, title: title[locale], order: index + 1, body: expand(body, contextOf(path)) };
  });
}

/** Pages that the docstrings of the kit were made into. */
function referenceOf(locale: SiteLocale): Page[] {
  return [...kitPages].map(([entry, text]) => {
    const body = text.replace(/^# .+\n/, '').replaceAll(/\]\(\.\/([\w-]+)\.md/g, `](/${folderOf(locale)}reference/$1/`);
    return {
      path: `reference/${slug(entry)}`,
      locale,
      title: entry,
      body: locale === 'zh' ? `${entryTexts[entry]?.zh ?? ''}\n\n:::note\n本页由源码中的英文注释生成。\n:::\n${body}` : body,
    };
  });
}

function slug(entry: string): string {
  return entry.replaceAll('/', '-');
}

/** Pages that the docstrings of the kit were made into, by entry; each is asked about for every widget on it. */
const kitPages = new Map(
  [...readFileSync(join(kit, 'docs/README.md'), 'utf8').matchAll(/^\| \[`(.+?)`\]/gm)].map(([, entry = '']) => [
    entry,
    readFileSync(join(kit, `docs/${slug(entry)}.md`), 'utf8'),
  ]),
);

/** First words of an export, from the page of its entry. */
function exportText(entry: string, name: string): string | undefined {
  return new RegExp(`^## ${name}\\n\\n(.+)$`, 'm').exec(kitPages.get(entry) ?? '')?.[1];
}

/** Widgets without an example: every component that is exported has one, or has no looks. */
function missingExamples(): string[] {
  const shown = new Set(widgetPages.flatMap(({ examples }) => examples.map(({ widget }) => widget)));
  return [...kitPages].flatMap(([entry, text]) => {
    const [values = ''] = text.split(/^## Types$/m);
    const components = [...values.matchAll(/^## ([A-Z]\w+)$/gm)].map(([, name = '']) => name);
    return components.filter((name) => !shown.has(name) && !withoutLooks.has(name)).map((name) => `${entry} › ${name} has no example`);
  });
}

/** Pages that exist in one language alone. */
function missingTwins(pages: readonly Page[]): string[] {
  const of = (locale: SiteLocale) => new Set(pages.filter((page) => page.locale === locale).map(({ path }) => path));
  const [zh, en] = [of('zh'), of('en')];
  return [
    ...[...zh].filter((path) => !en.has(path)).map((path) => `${path} is not there in English`),
    ...[...en].filter((path) => !zh.has(path)).map((path) => `${path} is not there in Chinese`),
  ];
}

/** Links within the site that lead nowhere. */
function brokenLinks(pages: readonly Page[]): string[] {
  const known = new Set(pages.map(({ locale, path }) => `/${folderOf(locale)}${path === 'index' ? '' : `${path}/`}`));
  return pages.flatMap(({ locale, path, matter, body }) =>
    [...`${matter}\n${body}`.matchAll(/(?:\]\(|^\s+link: )(\/[^)#\s]*)/gm)]
      .map(([, link = '']) => link)
      .filter((link) => !known.has(link) && !link.endsWith('.txt'))
      .map((link) => `${locale}/${path}: the link ${link} leads nowhere`),
  );
}

function textOf({ path, title, order, matter, body }: Page): string {
  const lines = [
    '---',
    `title: ${JSON.stringify(title)}`,
    ...(matter === undefined || matter.trim() === '' ? [] : [matter.trim()]),
    ...(order === undefined ? [] : [`sidebar:\n  order: ${order}`]),
    // Examples need the room.
    ...(/^(?:widgets|recipes)\//.test(path) ? ['tableOfContents: false'] : []),
    'editUrl: false',
    '---',
    '',
  ];
  return `${lines.join('\n')}${body.trimStart()}\n`;
}

/** Everything in English as one text, for machines; the map of it is the kit's own `llms.txt`. */
function writeMachineText(pages: readonly Page[]): void {
  const english = pages.filter(({ locale }) => locale === 'en');
  const text = english.map(
    ({ path, title, body }) => `<!-- ${path} -->\n# ${title}\n\n${body.replaceAll(/<iframe[^>]*><\/iframe>\n?/g, '').trim()}`,
  );
  write(join(app, 'public/llms-full.txt'), `${text.join('\n\n')}\n`);
  write(
    join(app, 'public/llms.txt'),
    readFileSync(join(kit, 'llms.txt'), 'utf8').replaceAll('./docs/', './en/reference/').replaceAll('.md)', '/)'),
  );
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
