// Reads the JSON reports of vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Tests that did not pass in any of a Playwright suite's files, with where they are and what they said first. */
function* failuresOfSuite(suite) {
  for (const { title, file, line, tests } of suite.specs ?? []) {
    for (const { status, results } of tests) {
      if (status !== 'unexpected' && status !== 'flaky') continue;
      const wavers = status === 'flaky';
      yield {
        wavers,
        where: `${file}:${line}`,
        title,
        message: results.flatMap((result) => result.errors).map((error) => error.message)[0],
      };
    }
  }
  for (const inner of suite.suites ?? []) yield* failuresOfSuite(inner);
}

function* failuresOfVitest(files, root) {
  for (const { name, message, assertionResults } of files) {
    const where = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed) yield { wavers: false, where, title: fullName, message: failureMessages[0] };
    // What a test said that passed is why it was run again.
    const wavering = assertionResults.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
    for (const { fullName, failureMessages } of wavering) yield { wavers: true, where, title: fullName, message: failureMessages[0] };
    // A file that could not be loaded has no tests that could fail.
    if (failed.length === 0 && message !== '') yield { wavers: false, where, title: 'the file itself', message };
  }
}

// oxlint-disable-next-line no-control-regex -- the colours of a terminal begin with one
const colours = /\u001B\[[\d;]*m/g;

/** The first lines of what a test said, plain. */
const opening = (message = '') =>
  message
    .replaceAll(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules') && !line.includes('node:internal'))
    .slice(0, 6);

/**
 * What a report says.
 * @param path file of the report, or undefined for a step that writes none
 * @param root folder that file names are told from
 * @returns numbers of tests, and in a few lines each the failures and the tests that passed only when run once more; undefined without
 * a report
 */
export function readReport(path, root) {
  if (path === undefined || !existsSync(path)) return undefined;
  const json = JSON.parse(readFileSync(path, 'utf8'));
  const [numbers, failures] =
    json.stats === undefined
      ? [{ passed: json.numPassedTests, failed: json.numFailedTests }, failuresOfVitest(json.testResults, root)]
      : [
          { passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected },
          json.suites.flatMap((suite) => [...failuresOfSuite(suite)]),
        ];
  const told = [...failures];
  const inWords = ({ where, title, message }) =>
    [`${where} › ${title}`, ...opening(message).map((line) => `    ${line.slice(0, 300)}`)].join('\n');
  return {
    ...numbers,
    failures: told.filter(({ wavers }) => !wavers).map(inWords),
    wavering: told.filter(({ wavers }) => wavers).map(inWords),
  };
}
