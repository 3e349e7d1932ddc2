// Reads the JSON reports of vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * What became of a file of tests.
 * @typedef {object} FileResult
 * @property {number} passed
 * @property {{ title: string, message: string, line?: number }[]} failures what failed, and what it said first
 */

/** Tests of a Playwright suite and of those within it. */
function* specsOfSuite(suite) {
  yield* suite.specs ?? [];
  for (const inner of suite.suites ?? []) yield* specsOfSuite(inner);
}

function* resultsOfPlaywright({ config, suites }, root) {
  const files = Map.groupBy(
    suites.flatMap((suite) => [...specsOfSuite(suite)]),
    ({ file }) => file,
  );
  for (const [file, specs] of files) {
    const failures = specs.flatMap(({ title, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => ({ title, line, message: results.flatMap((result) => result.errors).map((error) => error.message)[0] })),
    );
    const passed = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'expected').length;
    yield [relative(root, join(config.rootDir, file)), { passed, failures }];
  }
}

function* resultsOfVitest({ testResults }, root) {
  for (const { name, message, assertionResults } of testResults) {
    const failures = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ title: fullName, message: failureMessages[0] }));
    // A file that could not be loaded has no tests that could fail.
    if (failures.length === 0 && message !== '') failures.push({ title: 'the file itself', message });
    yield [relative(root, name), { passed: assertionResults.filter(({ status }) => status === 'passed').length, failures }];
  }
}

/**
 * What a report says.
 * @param path file of the report, or undefined for a step that writes none
 * @param root folder that file names are told from
 * @returns {Map<string, FileResult> | undefined} by file; undefined without a report
 */
export function readReport(path, root) {
  if (path === undefined || !existsSync(path)) return undefined;
  const json = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(json.suites === undefined ? resultsOfVitest(json, root) : resultsOfPlaywright(json, root));
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
 * @param {Map<string, FileResult>} files
 * @returns how many tests passed
 */
export const passedOf = (files) => [...files.values()].reduce((sum, { passed }) => sum + passed, 0);

/**
 * What failed, each in a few lines.
 * @param {Map<string, FileResult>} files
 */
export const failuresOf = (files = new Map()) =>
  [...files].flatMap(([file, { failures }]) =>
    failures.map(({ title, line, message }) => ({
      file,
      title,
      inWords: [
        `${line === undefined ? file : `${file}:${line}`} › ${title}`,
        ...opening(message).map((one) => `    ${one.slice(0, 300)}`),
      ].join('\n'),
    })),
  );
