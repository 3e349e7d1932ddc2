/** How much of everything a set holds. */
export interface SetSize {
  customers: number;
  /** Of the customers, those that are agents. */
  agents: number;
  /** Who signs in for the customers; those of the demonstration's roles among them. */
  customerLogins: number;
  carriers: number;
  shippers: number;
  sendAddresses: number;
  receiveAddresses: number;
  drivers: number;
  /** Trucks and tractors. */
  vehicles: number;
  /** Of the vehicles, those of new energy. */
  newEnergy: number;
  /** Trailers, as rows beside the vehicles. */
  trailers: number;
  orders: number;
  notes: number;
  /** How many waybills of each status, by code; they sum to `notes`. */
  statuses: Readonly<Record<string, number>>;
  /** Timelines of milestones alone. */
  briefTimelines: boolean;
  /** Whether parties and waybills have their contracts. */
  contracts: boolean;
  /** Whether some waybills were prepaid. */
  prepays: boolean;
  /** Whether past months of customers on monthly terms were billed, and waybills invoiced; all waybills are made at once then. */
  bills: boolean;
  /** Whether what was approved and reviewed has been uploaded. */
  uploads: boolean;
  /** Whether trips were reported to the toll service; all waybills are made at once then. */
  tolls: boolean;
  /** Whether what was paid was declared. */
  taxes: boolean;
  /** Whether some waybills are insured; all waybills are made at once then. */
  policies: boolean;
  /** How many finished waybills have the positions of their way; 0: nobody has any, those on the road neither. */
  tracks: number;
}

const demoStatuses = {
  '90': 2300,
  '80': 1350,
  '78': 10,
  '75': 120,
  '70': 80,
  '68': 60,
  '65': 140,
  '60': 90,
  '58': 40,
  '55': 90,
  '50': 50,
  '40': 260,
  '30': 40,
  '20': 90,
  '15': 40,
  '10': 20,
  '99': 220,
};

/**
 * The demonstration set.
 *
 * Only the number of approved vehicles differs from freight-domain 8.2: its 430 waybills on the road (15 to 40) need as many
 * plates, because N1 allows a plate on one open waybill, and it has 226 of them. There are 430, and 40 that are free.
 *
 * @source freight-domain 8.2
 */
export const demoSize: SetSize = {
  customers: 40,
  agents: 8,
  customerLogins: 95,
  carriers: 25,
  shippers: 70,
  sendAddresses: 90,
  receiveAddresses: 110,
  drivers: 300,
  vehicles: 494,
  newEnergy: 18,
  trailers: 120,
  orders: 1400,
  notes: 5000,
  statuses: demoStatuses,
  briefTimelines: false,
  contracts: true,
  prepays: true,
  bills: true,
  uploads: true,
  tolls: true,
  taxes: true,
  policies: true,
  tracks: 120,
};

/** The same proportions for a set of any size. @source freight-domain 8.5 */
export function scaleSize(notes: number): SetSize {
  const part = (count: number) => Math.round((count * notes) / demoSize.notes);
  const statuses: Record<string, number> = Object.fromEntries(Object.entries(demoStatuses).map(([code, count]) => [code, part(count)]));
  // A million waybills over a year leave a few tens of thousands on the road, not a tenth of all.
  for (const code of ['15', '20', '30', '40']) statuses[code] = Math.round(statuses[code]! / 4);
  const rest = notes - Object.values(statuses).reduce((sum, count) => sum + count, 0);
  statuses['90'] = statuses['90']! + rest;
  const millions = notes / 1_000_000;
  const customers = Math.max(40, Math.round(2000 * millions));
  const agents = Math.max(8, Math.round(300 * millions));
  const vehicles = Math.max(demoSize.vehicles, Math.round(50_000 * millions));
  return {
    customers,
    agents,
    // The benchmark signs in by the roles alone.
    customerLogins: 0,
    carriers: Math.max(25, Math.round(1500 * millions)),
    drivers: Math.max(300, Math.round(60_000 * millions)),
    shippers: customers - agents + Math.round(agents * 4.75),
    sendAddresses: Math.round(customers * 2.25),
    receiveAddresses: Math.round(customers * 2.75),
    vehicles,
    newEnergy: Math.round(vehicles * 0.072),
    trailers: Math.round(vehicles * 0.24),
    orders: Math.max(200, Math.round(220_000 * millions)),
    notes,
    statuses,
    briefTimelines: true,
    // The benchmark asks nothing of them, and they would be as many as the waybills.
    contracts: false,
    prepays: false,
    bills: false,
    uploads: false,
    tolls: false,
    taxes: false,
    policies: false,
    tracks: 0,
  };
}

/** How much of `total` falls to one of so many parts, when it is spread evenly: the parts sum to `total`. */
export const share = (total: number, { parts, index }: { parts: number; index: number }): number =>
  Math.floor(((index + 1) * total) / parts) - Math.floor((index * total) / parts);
