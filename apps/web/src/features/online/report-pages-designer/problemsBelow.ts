/** What the server has against properties below a place, by what follows that place; the first of each. */
export const problemsBelow = (problems: readonly { path: string; message: string }[], place: string): Record<string, string> =>
  Object.fromEntries(
    problems
      .toReversed()
      .filter(({ path }) => path.startsWith(place))
      .map(({ path, message }) => [path.slice(place.length), message]),
  );
