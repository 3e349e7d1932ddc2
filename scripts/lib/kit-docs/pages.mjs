// The page of an entry in Markdown.
import { format } from 'oxfmt';

const style = { printWidth: 120, singleQuote: true };
export const formatted = async (path, text) => (await format(path, text, { ...style, printWidth: 140 })).code;

const cell = (text) => text.replaceAll('|', '\\|');

/** Code as the formatter writes it; names of ambient functions need a word in front that a page does without. */
async function code(text) {
  const { code: written, errors } = await format('signature.ts', text.replaceAll(/^(function|const|class) /gm, 'declare $1 '), style);
  if (errors.length > 0) return text;
  return written.replaceAll(/^declare /gm, '').trim();
}

const block = (language, text) => [`\`\`\`${language}`, text.trim(), '```', ''];

function tableOf({ members, also }, defaults = new Map()) {
  const lines = [];
  if (members.length > 0) {
    lines.push('| Member | Type | Meaning |', '| --- | --- | --- |');
    for (const { name, isOptional, type, text } of members) {
      const fallback = defaults.get(name);
      const told = fallback === undefined || /\bdefault/i.test(text) ? text : `${text} Default: \`${fallback}\`.`.trim();
      lines.push(`| \`${name}${isOptional ? '?' : ''}\` | \`${cell(type)}\` | ${cell(told)} |`);
    }
    lines.push('');
  }
  if (also.length > 0) lines.push(`${members.length > 0 ? 'And ' : 'Takes '}${also.join(' and ')}.`, '');
  return lines;
}

function keyboardOf({ keys, inside, entry }) {
  const links = inside.map((part) => {
    const page = part.entry === entry ? '' : `./${part.entry.replaceAll('/', '-')}.md`;
    return `[\`${part.name}\`](${page}#${part.name.toLowerCase()})`;
  });
  const lines = [];
  if (keys.length > 0) {
    lines.push('| Key | What it does |', '| --- | --- |');
    for (const { key, what } of keys) lines.push(`| \`${cell(key)}\` | ${cell(what)} |`);
    lines.push('');
  }
  if (links.length > 0) lines.push(`${keys.length > 0 ? 'Inside of it also the keys of' : 'Keys: those of'} ${links.join(', ')}.`, '');
  return lines;
}

/**
 * @param text - what the entry is for
 * @param all - what it exports, values first
 * @param membersOf - members of a type that is named by its symbol
 */
export async function pageOf({ name, text, all, membersOf }) {
  const lines = [`# @tarmac/admin-kit/${name}`, '', text, ''];
  const types = new Map(all.filter((one) => !one.isValue).map((one) => [one.name, one]));
  const shown = new Set();
  for (const one of all.filter((each) => each.isValue)) {
    lines.push(`## ${one.name}`, '', one.text, '');
    if (one.signature !== undefined) lines.push(...block('ts', await code(one.signature)));
    for (const example of one.examples) lines.push(...block('tsx', example));
    if (one.kind === 'class') lines.push(...tableOf(one));
    if (one.props !== undefined) {
      const own = types.get(`${one.name}Props`);
      const table = tableOf(own ?? membersOf(one.props), one.defaults);
      if (own !== undefined && table.length > 0) shown.add(own.name);
      lines.push(...table);
    }
    lines.push(...keyboardOf(one));
  }
  const rest = [...types.values()].filter((one) => !shown.has(one.name));
  if (rest.length > 0) lines.push('## Types', '');
  for (const one of rest) {
    lines.push(`### ${one.name}`, '', one.text, '');
    if (one.signature !== undefined) lines.push(...block('ts', await code(one.signature)));
    for (const example of one.examples) lines.push(...block('tsx', example));
    // What a definition shows whole, a table would only repeat.
    if (one.members.length > 0 && !one.signature?.startsWith('type ')) lines.push(...tableOf(one));
  }
  return formatted(`${name}.md`, `${lines.join('\n')}\n`);
}
