/** Number of a sentence, such as `TAB-04`. */
const mark = String.raw`[A-Z][A-Z0-9]+-\d\d`;
const titles = new RegExp(`['"\`]((?:${mark} )+)`, 'g');
const sentence = new RegExp(String.raw`^- (${mark}) (.+?)(?: \((planned|checked by)(?:: ([^()]+)| (\`[^\`]+\`))?\))?$`);

/** Groups of sentences with what each says of its own state. What begins like a sentence and cannot be read stands in `problems`. */
export function readSentences(text) {
  const groups = [];
  const problems = [];
  const known = new Set();
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) groups.push({ title: line.slice(3), sentences: [] });
    if (!line.startsWith('- ')) continue;
    const [, number, words, state, rest, script] = sentence.exec(line) ?? [];
    if (number === undefined || (state === 'checked by') !== (script !== undefined)) problems.push(`This is not a sentence: ${line}`);
    else if (known.has(number)) problems.push(`${number} stands twice.`);
    else groups.at(-1)?.sentences.push({ number, words, isPlanned: state === 'planned', missing: rest, script });
    known.add(number);
  }
  return { groups, problems };
}

/** Numbers at the beginning of texts in a source: of titles, names of stories, and rows that become titles. */
export function marksOf(source) {
  return new Set([...source.matchAll(titles)].flatMap(([, marks]) => marks.trim().split(' ')));
}

/** The level at which a person would see it comes first. */
const levels = [/\.e2e\.ts$/, /\.stories\.tsx$/, /\.test\.tsx$/, /^apps\/server\/.*\.test\.ts$/, /\.test\.ts$/];
const levelOf = (file) => levels.findIndex((level) => level.test(file));

/** At most three files, of different levels where there are several, and how many more there are. */
function inShort(files) {
  const sorted = files.toSorted((one, other) => levelOf(one) - levelOf(other) || (one < other ? -1 : 1));
  const first = sorted.filter((file, place) => place === 0 || levelOf(file) !== levelOf(sorted[place - 1]));
  const named = [...first, ...sorted.filter((file) => !first.includes(file))].slice(0, 3);
  const more = files.length - named.length;
  return [...named.map((file) => `\`${file}\``), ...(more > 0 ? [`${more} more`] : [])].join(' · ');
}

/** The page of all sentences with their proofs, and what is wrong with them. `filesOf` knows the files that carry a number. */
export function pageOf(groups, filesOf) {
  const lines = [];
  const unproved = [];
  for (const { title, sentences } of groups) {
    lines.push('', `## ${title}`, '');
    for (const { number, words, isPlanned, missing, script } of sentences) {
      const files = filesOf.get(number) ?? [];
      const proofs = [...(files.length > 0 ? [inShort(files)] : []), ...(script === undefined ? [] : [script])].join(' · ');
      lines.push(`- **${number}** ${words}`);
      if (proofs === '') {
        lines.push(isPlanned ? '  *Planned.*' : '  **Not proved.**');
        if (!isPlanned) unproved.push(number);
      } else lines.push(isPlanned ? `  *Proved in part, planned: ${missing ?? 'the rest'}.* ${proofs}` : `  *Proved:* ${proofs}`);
    }
  }
  return { lines, unproved };
}
