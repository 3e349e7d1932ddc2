/**
 * The pure cores whose tests are tested themselves: rules that rights, money and wires hang on. Each with the tests that may notice a
 * fault in it, which need neither a database nor a browser.
 */
const kit = 'packages/admin-kit/src';
const server = 'apps/server/src';

export const subjects = [
  { name: 'permission', mutate: [`${kit}/permission/rules/permissionRules.ts`], tests: [`${kit}/permission/rules/*.test.ts`] },
  { name: 'guard', mutate: [`${kit}/session/guard.ts`], tests: [`${kit}/session/guard.test.ts`] },
  { name: 'tabs', mutate: [`${kit}/tabs/tabsReducer.ts`], tests: [`${kit}/tabs/*.test.ts`] },
  {
    name: 'request',
    mutate: [`${kit}/request/{requestPolicy,sharedCalls,timedCache,wire}.ts`],
    tests: [`${kit}/request/*.test.ts`],
  },
  { name: 'clipboard', mutate: [`${kit}/editable-table/clipboard/{tsv,series}.ts`], tests: [`${kit}/editable-table/clipboard/*.test.ts`] },
  { name: 'cells', mutate: [`${kit}/editable-table/cells/{numberText,dateTexts}.ts`], tests: [`${kit}/editable-table/cells/*.test.ts`] },
  { name: 'rules', mutate: ['packages/freight-api/src/rules/*.ts'], tests: ['packages/freight-api/src/rules/*.test.ts'] },
  { name: 'fees', mutate: [`${server}/modules/shipping/fees/fees.ts`], tests: [`${server}/modules/shipping/fees/*.test.ts`] },
  {
    name: 'road',
    mutate: [`${server}/modules/shipping/shipping-note/roadTimes.ts`],
    tests: [`${server}/modules/shipping/shipping-note/roadTimes.test.ts`],
  },
  {
    name: 'ledger',
    mutate: [`${server}/modules/finance/ledger/{postings,adjustPostings,payoutPostings}.ts`],
    tests: [`${server}/modules/finance/ledger/posting*.test.ts`],
  },
  {
    name: 'review',
    mutate: [`${server}/modules/review/{reviewRules,wrongNumbers}.ts`],
    tests: [`${server}/modules/review/{reviewRules,wrongNumbers}.test.ts`],
  },
  {
    name: 'contracts',
    mutate: [`${server}/modules/contracts/freight-contract/signRules.ts`],
    tests: [`${server}/modules/contracts/freight-contract/signRules.test.ts`],
  },
  // What each machine says is in docs/states.md, with which a check compares it.
  { name: 'states', mutate: [`${server}/platform/contract/states.ts`], tests: [`${server}/platform/contract/states.test.ts`] },
  {
    name: 'government',
    mutate: [`${server}/modules/government/messages/*.ts`],
    tests: [`${server}/modules/government/messages/*.test.ts`],
  },
  {
    name: 'query',
    mutate: [`${server}/platform/query/{condition,compileCondition,compileQuery,superQuery,dataRules,likePattern}.ts`],
    tests: [`${server}/platform/query/{compileCondition,condition,maskedColumns}.test.ts`],
  },
];

/** The subject that a run is about. */
export const subject = subjects.find(({ name }) => name === process.env['MUTATE']);
