// Tests the tests: small faults are put into the pure cores one at a time, and each should make a test fail.
// `npm run mutate` runs all cores, `npm run mutate -- fees query` some. What survives is printed with its place and, where it changes
// nothing that anybody could see, with the reason. It ends with 1 when a core falls below the score.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { equivalent } from './mutate/equivalent.mjs';
import { subjects } from './mutate/subjects.mjs';

/** Share of faults that a core's tests must notice, percent. */
const least = 85;
const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !subjects.some((subject) => subject.name === name));
if (unknown.length > 0) {
  console.error(`✖ No core is named ${unknown.join(', ')}. Cores: ${subjects.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

/** The outcome of a core: how many faults were noticed, and those that were not. */
function outcomeOf(name) {
  const { files } = JSON.parse(readFileSync(join(root, `.data/mutation/${name}.json`), 'utf8'));
  let noticed = 0;
  const survivors = [];
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const { status, mutatorName, replacement, location } of mutants) {
      if (status === 'Killed' || status === 'Timeout') noticed += 1;
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      const line = lines[location.start.line - 1];
      const reason = equivalent.find(
        (one) => file.endsWith(one.file) && line.includes(one.line) && (one.mutator ?? mutatorName) === mutatorName,
      );
      survivors.push({ place: `${file}:${location.start.line}`, line: line.trim(), replacement, mutatorName, reason: reason?.reason });
    }
  }
  return { noticed, survivors, score: (100 * noticed) / Math.max(1, noticed + survivors.length) };
}

const summary = [];
for (const { name } of subjects.filter((subject) => asked.length === 0 || asked.includes(subject.name))) {
  const began = Date.now();
  rmSync(join(root, `.data/mutation/${name}.json`), { force: true });
  const { status, stdout, stderr } = spawnSync('stryker', ['run', 'scripts/mutate/stryker.config.mjs'], {
    cwd: root,
    env: { ...process.env, MUTATE: name },
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`✖ ${name}: the run broke off\n${stdout}${stderr}`);
    process.exit(1);
  }
  const { noticed, survivors, score } = outcomeOf(name);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`\n▸ ${name}: ${noticed} of ${noticed + survivors.length} faults noticed, ${score.toFixed(1)} %, ${seconds} s`);
  for (const { place, line, replacement, mutatorName, reason } of survivors)
    console.log(
      `  ${place} ${mutatorName}\n    ${line}\n    → ${replacement.split('\n')[0]}${reason === undefined ? '' : `\n    ${reason}`}`,
    );
  summary.push({ name, score, noticed, all: noticed + survivors.length });
}

console.log();
for (const { name, score, noticed, all } of summary)
  console.log(`${score >= least ? '✔' : '✖'} ${name.padEnd(12)} ${score.toFixed(1).padStart(5)} %   ${noticed} of ${all}`);
const total = summary.reduce((sum, { noticed, all }) => ({ noticed: sum.noticed + noticed, all: sum.all + all }), { noticed: 0, all: 0 });
console.log(`\n${((100 * total.noticed) / total.all).toFixed(1)} % of ${total.all} faults noticed; each core at least ${least} %`);
process.exit(summary.every(({ score }) => score >= least) ? 0 : 1);
