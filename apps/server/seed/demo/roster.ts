import { checkLicenceClass } from '@tarmac/freight-api/rules';
import type { Driver, Fleet, Vehicle } from './fleet.ts';
import type { Random } from './random.ts';

/** A driver with a vehicle that they may drive. */
export interface Crew {
  driver: Driver;
  vehicle: Vehicle;
}

/** Hands out crews. */
export interface Roster {
  /** For a waybill that is on the road: a vehicle is given once. */
  takeFree(): Crew;
  /** For a waybill of the past: any crew that is not on another trip meanwhile, some far more often than others. */
  any(random: Random, trip?: Trip): Crew;
}

/** When a vehicle carries something, ms. */
interface Trip {
  from: number;
  to: number;
}

/** So many trips of a vehicle are remembered: more lie far apart. */
const remembered = 40;
/** After so many draws a crew is taken as it is. */
const mostDraws = 20;

/** Makes crews of the approved fleet; a driver who is barred drives nothing. */
export function createRoster(fleet: Fleet): Roster {
  const drivers = fleet.drivers.filter((driver) => driver.state === '2' && driver.blacklist === '0');
  const byId = new Map(drivers.map((driver) => [driver.id, driver]));
  const ownDriver = new Map(fleet.bindings.map((binding) => [binding.vehicleId, byId.get(binding.driverId)]));
  const mayDrive = (driver: Driver | undefined, vehicle: Vehicle) =>
    driver !== undefined && checkLicenceClass(driver.vehicleClass, { vehicleType: vehicle.vehicleType, grossMass: vehicle.grossMass }).ok;
  const crews = fleet.vehicles
    .filter((vehicle) => vehicle.state === '2' && !vehicle.vehicleType.startsWith('B'))
    .flatMap((vehicle, index): Crew[] => {
      const own = ownDriver.get(vehicle.id);
      const driver = mayDrive(own, vehicle) ? own : nextWho(drivers, { from: index, fits: (one) => mayDrive(one, vehicle) });
      return driver === undefined ? [] : [{ driver, vehicle }];
    });
  let free = 0;
  const trips = new Map<string, Trip[]>();
  const isFree = ({ vehicle }: Crew, { from, to }: Trip) =>
    (trips.get(vehicle.id) ?? []).every((other) => other.to <= from || other.from >= to);
  // A fifth of the crews carries three fifths of the waybills.
  const draw = (random: Random) =>
    crews[random.next() < 0.6 ? random.int(0, Math.ceil(crews.length / 5) - 1) : random.int(0, crews.length - 1)]!;
  return {
    takeFree: () => {
      const crew = crews[free];
      if (crew === undefined) throw new Error(`Only ${crews.length} vehicles may take a waybill on the road; make more of them.`);
      free += 1;
      return crew;
    },
    any: (random, trip) => {
      let crew = draw(random);
      if (trip === undefined) return crew;
      for (let draws = 1; draws < mostDraws && !isFree(crew, trip); draws += 1) crew = draw(random);
      trips.set(crew.vehicle.id, [...(trips.get(crew.vehicle.id) ?? []).slice(1 - remembered), trip]);
      return crew;
    },
  };
}

/** The first that fits, beginning at a place and going round. */
function nextWho(drivers: readonly Driver[], { from, fits }: { from: number; fits: (driver: Driver) => boolean }): Driver | undefined {
  for (let step = 0; step < drivers.length; step += 1) {
    const driver = drivers[(from + step) % drivers.length]!;
    if (fits(driver)) return driver;
  }
  return undefined;
}
