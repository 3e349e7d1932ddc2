/** One move of a state machine: from these states, by this action, to that one. */
export interface Move<State extends string> {
  from: readonly State[];
  /** The target; absent where the service decides, because it depends on data. */
  to?: State;
  /** Further targets that the service may decide on. */
  leadsTo?: readonly State[];
  /** The row may stay where it is, as it does where no target is named. */
  mayStay?: true;
  /** Permission of the action, so that screens show the button to those alone who may press it. */
  permission?: string;
}

/** States of one field by name with their dictionary codes, and the moves between them, as data. */
export interface StateMachine<State extends string, Code extends string, Action extends string> {
  name: string;
  /** Field that holds the state. */
  field: string;
  dict: string;
  codes: Readonly<Record<State, Code>>;
  moves: Readonly<Record<Action, Move<State>>>;
}

/** Any state machine, where its exact states do not matter. */
export type AnyStateMachine = StateMachine<string, string, string>;

/** Declares a state machine. The server enforces it and the generated client carries it to the screens. */
export function stateMachine<
  const Codes extends Record<string, string>,
  const Moves extends Record<string, Move<Extract<keyof Codes, string>>>,
>(definition: {
  name: string;
  field: string;
  dict: string;
  codes: Codes;
  moves: Moves;
}): StateMachine<Extract<keyof Codes, string>, Codes[keyof Codes], Extract<keyof Moves, string>> {
  return definition as never;
}

/** Codes of the states that `action` may lead to from the state with this code. */
export function targetsOf<Action extends string>(
  machine: StateMachine<string, string, Action>,
  { action, code }: { action: Action; code: string },
): string[] {
  const { to, leadsTo = [], mayStay = false } = machine.moves[action];
  const named = [...(to === undefined ? [] : [to]), ...leadsTo].map((state) => machine.codes[state] ?? '');
  return mayStay || named.length === 0 ? [...named, code] : named;
}

/** Keeps services to the table: what it does not name leads nowhere. @throws RangeError a fault of the program */
export function assertLeadsTo<Action extends string>(
  machine: StateMachine<string, string, Action>,
  { action, code, to }: { action: Action; code: string | null; to: string | null },
): void {
  const targets = targetsOf(machine, { action, code: code ?? '' });
  if (to !== null && !targets.includes(to))
    throw new RangeError(`${machine.name}.${action} leads from ${code} to ${targets.join(', ')}, not to ${to}`);
}

/** Whether `action` may be taken in the state with this code. */
export function canAdvance<Action extends string>(
  machine: StateMachine<string, string, Action>,
  { action, code }: { action: Action; code: string | null },
): boolean {
  return machine.moves[action].from.some((state) => machine.codes[state] === code);
}
