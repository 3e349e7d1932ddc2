/**
 * A row as it will be with another value of a dictionary, shown before the server has answered.
 *
 * @example optimistic: switched('status', 2)
 */
export const switched =
  <Name extends string, Value>(name: Name, value: Value) =>
  <Row extends Readonly<Partial<Record<Name, Value | null>>>>(row: Row): Row =>
    // The text that came with the former value goes; that of the new one is looked up.
    ({ ...row, [name]: value, [`${name}_dictText`]: undefined });
