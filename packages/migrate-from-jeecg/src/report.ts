import { type Finding, findingText, type Language } from './findings.ts';
import type { CodeUse } from './permissions.ts';

/** What a run found, for people and for programs. */
export interface Report {
  files: number;
  /** What was converted, by kind. */
  converted: { columns: number; tables: number; popups: number; menuEntries: number; permissions: number };
  findings: readonly Finding[];
  /** Where the project asks for permission codes. */
  codes: readonly CodeUse[];
}

const words = {
  zh: {
    title: '迁移报告',
    read: '读取文件',
    counts: ['可编辑表格', '列', '弹窗', '菜单项', '权限编码处'],
    findings: '没有对应项，或需要人工处理',
    none: '没有。',
    codes: '权限编码及其对应写法',
    heads: { findings: ['位置', '对象', '说明'], codes: ['编码', '位置', '原写法', '对应写法'] },
  },
  en: {
    title: 'Migration report',
    read: 'Files read',
    counts: ['Editable tables', 'Columns', 'Popups', 'Menu entries', 'Uses of permission codes'],
    findings: 'Without a counterpart, or for a person to look at',
    none: 'Nothing.',
    codes: 'Permission codes and what asks for them now',
    heads: { findings: ['Where', 'What', 'Why'], codes: ['Code', 'Where', 'Was', 'Is'] },
  },
} as const;

/** The report as Markdown. */
export function reportText({ files, converted, findings, codes }: Report, language: Language): string {
  const own = words[language];
  const counts = [converted.tables, converted.columns, converted.popups, converted.menuEntries, converted.permissions];
  return [
    `# ${own.title}`,
    '',
    `- ${own.read}: ${files}`,
    ...own.counts.map((name, index) => `- ${name}: ${counts[index]}`),
    '',
    `## ${own.findings} (${findings.length})`,
    '',
    ...(findings.length === 0
      ? [own.none]
      : table(
          own.heads.findings,
          findings.map((one) => [place(one), code(one.subject), cell(findingText(one, language))]),
        )),
    '',
    `## ${own.codes} (${codes.length})`,
    '',
    ...(codes.length === 0
      ? [own.none]
      : table(
          own.heads.codes,
          codes.map((one) => [code(one.code), place(one), code(one.by), code(one.counterpart)]),
        )),
    '',
  ].join('\n');
}

const table = (heads: readonly string[], rows: ReadonlyArray<readonly string[]>): string[] => [
  `| ${heads.join(' | ')} |`,
  `|${heads.map(() => ' --- ').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

const place = ({ file, line }: { file: string; line: number }): string => code(line === 0 ? file : `${file}:${line}`);
const code = (text: string): string => (text === '' ? '' : `\`${cell(text)}\``);
const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
