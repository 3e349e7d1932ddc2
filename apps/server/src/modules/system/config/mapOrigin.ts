/** The origin of an address that maps are fetched from; undefined of what a policy of pages cannot name as one host. */
export function mapOrigin(address: string): string | undefined {
  // Signs that end a source or a rule are legal in hosts of addresses: only names and numbers are taken.
  const [, origin] = /^(https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)(?:\/\S*)?$/i.exec(address) ?? [];
  return origin?.toLowerCase();
}
