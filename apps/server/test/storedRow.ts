/** A row as its table gives it: what a test does not name is empty. */
export const storedRow = <Row>(values: Partial<Row>): Row =>
  new Proxy(values, { get: (all, name) => Reflect.get(all, name) ?? null }) as Row;
