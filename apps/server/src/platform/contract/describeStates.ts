import type { AnyStateMachine } from './states.ts';

/**
 * A page of tables that says what each state machine does, for people: its states with their codes, and for each action the states that
 * it is taken in, those it leads to, and who may take it.
 */
export const describeStates = (machines: readonly AnyStateMachine[]): string =>
  [
    '# State machines',
    '',
    '<!-- Written by `npm run generate` from `*.states.ts`; a check compares both. -->',
    '',
    'What a row may become, by which action, and the permission that the action wants; without one the system acts by itself. *stays* is a',
    'row that keeps its state. What else must be true of a move, and what follows from it, is in [domain.md](domain.md).',
    ...[...machines].sort((one, other) => (one.name < other.name ? -1 : 1)).flatMap(tableOf),
    '',
  ].join('\n');

function tableOf({ name, field, dict, codes, moves }: AnyStateMachine): string[] {
  const told = (state: string) => `${codes[state]} ${state}`;
  const rows = Object.entries(moves).map(([action, { from, to, leadsTo = [], mayStay = false, permission }]) => {
    const targets = [...(to === undefined ? [] : [to]), ...leadsTo].map(told);
    if (mayStay || targets.length === 0) targets.push('*stays*');
    return `| ${action} | ${from.map(told).join(', ')} | ${targets.join(', ')} | ${permission === undefined ? '' : `\`${permission}\``} |`;
  });
  return [
    '',
    `## ${name}`,
    '',
    `Field \`${field}\`, dictionary \`${dict}\`: ${Object.keys(codes).map(told).join(' · ')}`,
    '',
    '| action | from | to | permission |',
    '| --- | --- | --- | --- |',
    ...rows,
  ];
}
