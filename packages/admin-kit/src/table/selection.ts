/** The keys after a click on one row. */
export function toggleRow(selected: readonly string[], key: string): string[] {
  return selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key];
}

/** The keys after a click on the box of the page: all of it, or none of it; other pages keep theirs. */
export function togglePage(selected: readonly string[], page: readonly string[]): string[] {
  const isWhole = page.every((key) => selected.includes(key));
  const others = selected.filter((key) => !page.includes(key));
  return isWhole ? others : [...others, ...page];
}
