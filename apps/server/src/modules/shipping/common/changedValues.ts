/** The values that differ from a stored row; equal ones need not be written, and generated columns must not be. */
export function changedValues<Values extends object>(before: object, values: Values): Values {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && value !== old[name])) as Values;
}
