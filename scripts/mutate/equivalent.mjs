const onlyFaster = 'A cache: without it the same answer is computed again.';
const noNought = 'Nothing is corrected by nought: the call refuses it, and no line would be written.';
const emptyIsNoWarning = 'An empty value breaks its rule, and what breaks a rule is no warning.';

/** Faults that change nothing anybody could see, so that no test can notice them: where they stand and why. */
export const equivalent = [
  { file: 'permissionRules.ts', line: 'if (known !== undefined) return known;', reason: onlyFaster },
  { file: 'permissionRules.ts', line: 'indexes.set(items, index);', reason: onlyFaster },
  { file: 'permissionRules.ts', line: 'formList = []', reason: 'An entry that is not one has no name and is never found.' },
  { file: 'permissionRules.ts', line: "(system[0]?.status ?? '1')", reason: 'There is a first one: none at all is looked at before.' },
  { file: 'permissionRules.ts', line: ': [];', reason: 'Nobody asks for the name that stands there instead.' },
  { file: 'guard.ts', line: 'decoded(pathname) ?? pathname).toLowerCase()', reason: 'Both sides of the comparison are spelled alike.' },
  { file: 'guard.ts', line: 'path.replace(/^', mutator: 'Regex', reason: 'A path begins with its first slash.' },
  { file: 'guard.ts', line: '} catch {', reason: 'A function that returns nothing returns undefined.' },
  { file: 'wire.ts', line: '} catch {', reason: 'A function that returns nothing returns undefined.' },
  { file: 'wire.ts', line: 'if (disposition === null) return undefined;', reason: '`exec(null)` looks for a file name in the word null.' },
  { file: 'requestPolicy.ts', line: 'passCodes = []', reason: 'No answer has the code that stands there instead.' },
  { file: 'requestPolicy.ts', line: "envelope.message ?? ''", reason: 'No text that stands there instead says that a token is over.' },
  { file: 'sharedCalls.ts', line: '{ once: true }', reason: 'A signal aborts once.' },
  {
    file: 'sharedCalls.ts',
    line: 'signal.removeEventListener',
    reason: 'A settled promise is not settled again; the listener only holds memory.',
  },
  { file: 'adjustPostings.ts', line: 'amount > 0 ? more : reversed(more)', mutator: 'EqualityOperator', reason: noNought },
  { file: '/postings.ts', line: 'of.difference >= 0', reason: noNought },
  { file: '/postings.ts', line: "posting('taxPay', amount < 0", mutator: 'EqualityOperator', reason: noNought },
  { file: '/postings.ts', line: 'const sum = lines.reduce', reason: 'The sum is compared with nought, and its sign does not matter.' },
  { file: '/postings.ts', line: '|| amount < 0))', reason: 'A line of nought is left out before.' },
  { file: 'reviewRules.ts', line: "value === '' ? undefined : checkRule", reason: emptyIsNoWarning },
  { file: 'wrongNumbers.ts', line: "checkRule(rule, value ?? '')", reason: 'What is empty is not asked about.' },
  { file: 'contract/states.ts', line: "machine.codes[state] ?? ''", reason: 'Only states with a code can be named, by their type.' },
];
