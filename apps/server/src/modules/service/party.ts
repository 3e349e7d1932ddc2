/** Sides of complaints, evaluations and violations, by dictionary `party_type`. */
export const party = { platform: '1', customer: '2', driver: '3', carrier: '4', captain: '5' } as const;
