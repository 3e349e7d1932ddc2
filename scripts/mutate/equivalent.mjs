const onlyFaster = 'A cache: without it the same answer is computed again.';

/** Faults that change nothing anybody could see, so that no test can notice them: where they stand and why. */
export const equivalent = [
  { file: 'permissionRules.ts', line: 'if (known !== undefined) return known;', reason: onlyFaster },
  { file: 'permissionRules.ts', line: 'indexes.set(items, index);', reason: onlyFaster },
  { file: 'sharedCalls.ts', line: '{ once: true }', reason: 'A signal aborts once.' },
  {
    file: 'sharedCalls.ts',
    line: 'signal.removeEventListener',
    reason: 'A settled promise is not settled again; the listener only holds memory.',
  },
];
