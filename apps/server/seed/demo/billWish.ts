/** A bill that people make once all else is there. */
export interface BillWish {
  kind: 'customer' | 'carrier' | 'agent';
  partyId: string;
  companyId: string;
  periodFrom: string;
  periodTo: string;
  noteIds: string[];
  /** When it is made, and when it is confirmed or disputed. */
  at: number;
  answeredAt: number;
  /** Where it comes to. */
  state: string;
  /** The account to which its payment is handed in. */
  cardId: string | null;
}
