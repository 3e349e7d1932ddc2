import { defineEvent } from '../../platform/events.ts';

/** The kinds of certified parties. */
export type PartyKind = 'driver' | 'vehicle' | 'carrier' | 'customer' | 'shipper';

/** A party is about to be removed. Listeners refuse when something open still hangs on it. */
export const partyRemoving = defineEvent<{ kind: PartyKind; id: string }>('party.removing');

/** A party has passed its review. */
export const partyApproved = defineEvent<{ kind: PartyKind; id: string }>('party.approved');

/** A party's certificates ran out, and it may not work until they are renewed: `words` says which and when. */
export const partyExpired = defineEvent<{ kind: PartyKind; id: string; words: string; today: string }>('party.expired');

/** Something about a party has been changed, whether it matters to its review or not. */
export const partyChanged = defineEvent<{ kind: PartyKind; id: string }>('party.changed');
