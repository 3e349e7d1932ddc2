/** What of a list says the same in each row of a reader, or is none of their work; `party` is everybody who is not of the platform. */
export interface OutOfView<Name> {
  party?: readonly Name[];
  customer?: readonly Name[];
  carrier?: readonly Name[];
  captain?: readonly Name[];
}

const readers = { '2': 'customer', '3': 'carrier', '4': 'captain' } as const;

/** Names that are out of view for a kind of user from the start. */
export function outOfView<Name>(userType: string | undefined, off: OutOfView<Name>): readonly Name[] {
  const reader = readers[(userType ?? '') as keyof typeof readers];
  return reader === undefined ? [] : [...(off.party ?? []), ...(off[reader] ?? [])];
}
