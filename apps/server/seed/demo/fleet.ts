import type { hyDriver, hyDriverVehicle } from '../../src/modules/fleet/driver/driver.table.ts';
import type { hyVehicle } from '../../src/modules/fleet/vehicle/vehicle.table.ts';
import type { Documents } from '../placeholders.ts';
import { day, dayText, idAt, timeText } from './calendar.ts';
import { idCard, mobile, personName, plate, trailerPlate, vin } from './names.ts';
import { type Carrier, maker, reviewOf } from './parties.ts';
import { places } from './places.ts';
import { createRandom } from './random.ts';
import { share, type SetSize } from './size.ts';

/** Rows as they are inserted. */
export type Driver = typeof hyDriver.$inferInsert & { id: string };
export type Vehicle = typeof hyVehicle.$inferInsert & { id: string; vehicleTonnage: number };
export type Binding = typeof hyDriverVehicle.$inferInsert;

/** Drivers, vehicles, and who drives what. */
export interface Fleet {
  drivers: Driver[];
  vehicles: Vehicle[];
  bindings: Binding[];
}

/** States of the demonstration's drivers and vehicles that are not approved, from the end of the list. @source freight-domain 8.2 */
const driverStates: readonly [state: string, count: number][] = [
  ['1', 12],
  ['3', 6],
  ['4', 4],
  ['5', 5],
  ['0', 3],
];
const vehicleStates: readonly [state: string, count: number][] = [
  ['1', 9],
  ['3', 5],
  ['4', 4],
  ['5', 4],
  ['0', 2],
];

function stateAt(fromEnd: number, states: typeof driverStates): string {
  let left = fromEnd;
  for (const [state, count] of states) {
    if (left < count) return state;
    left -= count;
  }
  return '2';
}

/** Makes drivers and vehicles as they are on the day `now`. */
export function makeFleet(
  size: SetSize,
  { carriers, now, documents }: { carriers: readonly Carrier[]; now: number; documents: Documents },
): Fleet {
  const drivers = makeDrivers(size, { carriers, now, documents });
  const trucks = makeVehicles(size, { carriers, now, documents });
  const random = createRandom('bindings');
  // Each driver has a vehicle of their own as long as there are enough.
  const bindings = drivers.slice(0, trucks.length).map((driver, index): Binding => {
    const bound = now - 300 * day + index * 60_000;
    return {
      ...maker,
      id: idAt(random, bound),
      createTime: timeText(bound),
      driverId: driver.id,
      vehicleId: trucks[index]!.id,
      isDefault: '1',
      bindTime: timeText(bound),
    };
  });
  return { drivers, vehicles: [...trucks, ...makeTrailers(size, { trucks, createdAt: now - 365 * day })], bindings };
}

/** ID numbers come round after 6,000; later rounds have years of birth of their own, so that no two drivers share a number. */
function birthYearOf(index: number): number | undefined {
  const round = Math.floor(index / 6000);
  return round === 0 ? undefined : round % 2 === 1 ? 1998 + (round + 1) / 2 : 1968 - round / 2;
}

function makeDrivers(
  size: SetSize,
  { carriers, now, documents }: { carriers: readonly Carrier[]; now: number; documents: Documents },
): Driver[] {
  const random = createRandom('drivers');
  const captains: string[] = [];
  return Array.from({ length: size.drivers }, (_, index): Driver => {
    const created = now - random.int(366, 640) * day;
    const id = idAt(random, created);
    const state = stateAt(size.drivers - 1 - index, driverStates);
    const isCaptain = index < 22;
    if (isCaptain) captains.push(id);
    // Who has a light van drives nothing heavier, so that van and driver find each other.
    const isLight = !isCaptain && state === '2' && modelAt(index).type === 'H32';
    const idNo = idCard(random, { serial: index, birthYear: birthYearOf(index) });
    const phone = mobile(index);
    const validTo = state === '5' ? now - random.int(1, 40) * day : now + random.int(index % 29 === 0 ? 5 : 90, 1800) * day;
    return {
      ...maker,
      id,
      createTime: timeText(created),
      driverName: personName(random),
      idNo,
      idNoHash: idNo,
      phone,
      phoneHash: phone,
      gender: '1',
      birthday: `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`,
      address: random.pick(places).name,
      idValidFrom: dayText(now - 2000 * day),
      idValidTo: '9999-12-31',
      licenceNo: idNo,
      vehicleClass: isLight
        ? 'C1'
        : random.weighted([
            ['A2', 8],
            ['B2', 1],
            ['A2,B2', 1],
          ]),
      licenceIssuer: `${random.pick(places).city}公安局交通警察支队`,
      validPeriodFrom: dayText(validTo - 3650 * day),
      validPeriodTo: dayText(validTo),
      qualificationCertificate: isLight ? `${idNo.slice(0, 6)}000000000000` : idNo,
      idFrontFile: documents['idFront'] ?? null,
      idBackFile: documents['idBack'] ?? null,
      facePhoto: documents['portrait'] ?? null,
      licenceFile: documents['licence'] ?? null,
      licenceBackFile: documents['licenceBack'] ?? null,
      qualificationFile: documents['qualification'] ?? null,
      qualificationType: '道路货物运输驾驶员',
      qualificationValidTo: dayText(now + random.int(100, 1500) * day),
      lightOnly: isLight ? '1' : '0',
      carrierId: index % 4 === 0 ? carriers[index % Math.max(1, carriers.length - 5)]!.id : null,
      captainId: !isCaptain && index % 3 === 0 ? captains[index % captains.length]! : null,
      isCaptain: isCaptain ? '1' : '0',
      taxRegistered: '0',
      online: state === '2' && index % 3 === 0 ? '1' : '0',
      evaluationAvg: state === '2' ? random.int(380, 500) : null,
      regSource: random.pick(['app', 'app', 'back', 'import']),
      ...reviewOf(state, created),
      uploadState: state === '2' ? '30' : '0',
      uploadEnvironment: null,
      uploadTime: null,
      blacklist: state === '2' && index % 33 === 32 ? '1' : '0',
      blacklistReason: state === '2' && index % 33 === 32 ? '多次无故拒单' : null,
      score: random.int(520, 900),
    };
  });
}

/** Type, share in percent, axles, approved load and gross mass in 0.01 t. @source freight-domain 8.2 */
const models = [
  { type: 'Q11', share: 55, tonnage: [3350, 3990], gross: 4900, axles: 6, body: '半挂牵引车' },
  { type: 'H11', share: 9, tonnage: [1500, 1850], gross: 3100, axles: 4, body: '重型普通货车' },
  { type: 'H12', share: 8, tonnage: [1400, 1750], gross: 3100, axles: 4, body: '重型厢式货车' },
  { type: 'H17', share: 8, tonnage: [1550, 1800], gross: 3100, axles: 4, body: '重型自卸货车' },
  { type: 'H21', share: 8, tonnage: [600, 990], gross: 1800, axles: 2, body: '中型普通货车' },
  { type: 'H32', share: 12, tonnage: [149, 199], gross: 449, axles: 2, body: '轻型厢式货车' },
] as const;

/** A hundred vehicles in a fixed rhythm: wherever one stops counting, each model has its share. */
const rhythm = (() => {
  const given = new Map<(typeof models)[number], number>(models.map((model) => [model, 0]));
  return Array.from({ length: 100 }, (_, index) => {
    const behind = (model: (typeof models)[number]) => (model.share * (index + 1)) / 100 - given.get(model)!;
    const next = models.reduce((most, model) => (behind(model) > behind(most) ? model : most));
    given.set(next, given.get(next)! + 1);
    return next;
  });
})();
const modelAt = (index: number) => rhythm[index % rhythm.length]!;

function makeVehicles(
  size: SetSize,
  { carriers, now, documents }: { carriers: readonly Carrier[]; now: number; documents: Documents },
): Vehicle[] {
  const random = createRandom('vehicles');
  return Array.from({ length: size.vehicles }, (_, index): Vehicle => {
    const created = now - random.int(366, 640) * day;
    const state = stateAt(size.vehicles - 1 - index, vehicleStates);
    const model = modelAt(index);
    const region = random.pick(places);
    const isCompany = index % 4 === 0;
    const carrier = carriers[index % Math.max(1, carriers.length - 5)]!;
    const ownerId = isCompany ? carrier.uscc! : idCard(random, { serial: 9000 + (index % 900) });
    const expiry = (fallback: number) => dayText(state === '5' ? now - random.int(1, 60) * day : now + fallback * day);
    const trailer = model.type === 'Q11' ? trailerPlate(region.plateRegion, index) : null;
    return {
      ...maker,
      id: idAt(random, created),
      createTime: timeText(created),
      vehicleNumber: plate(region.plateRegion, index),
      plateColor: '2',
      vehicleType: model.type,
      owner: isCompany ? carrier.carrierName : personName(random),
      ownerType: isCompany ? 'company' : 'person',
      ownerIdNo: ownerId,
      ownerIdNoHash: ownerId,
      useCharacter: '货运',
      vin: vin(random, index),
      brandModel: `${random.pick(['解放', '东风', '陕汽', '重汽', '福田'])}${model.body}`,
      issuingOrganizations: `${region.city}公安局交通警察支队`,
      registerDate: dayText(now - random.int(500, 2500) * day),
      issueDate: dayText(now - random.int(100, 450) * day),
      inspectValidTo: expiry(random.int(30, 360)),
      vehicleEnergyType: share(size.newEnergy, { parts: size.vehicles, index }) > 0 ? 'C' : 'B',
      vehicleTonnage: random.int(model.tonnage[0], model.tonnage[1]),
      grossMass: model.gross,
      vehicleLength: random.pick([9600, 13_000, 17_500]),
      axleCount: model.axles,
      roadTransportCertificateNumber: `${region.adcode}${String(index % 1_000_000).padStart(6, '0')}`,
      rtcValidTo: expiry(random.int(60, 1000)),
      ownerPermitNo: `${region.adcode}${String((index * 7) % 1_000_000).padStart(6, '0')}`,
      vehicleLicenceFile: documents['vehicleLicence'] ?? null,
      vehicleLicenceBackFile: documents['vehicleLicenceBack'] ?? null,
      rtcFile: documents['rtc'] ?? null,
      vehiclePhoto: documents['vehicle'] ?? null,
      trailerVehiclePlateNumber: trailer,
      trailerVehicleId: null,
      carrierId: isCompany ? carrier.id : null,
      insuranceCompany: '示例财产保险',
      compulsoryNo: `JQ${String(index).padStart(10, '0')}`,
      compulsoryValidTo: expiry(random.int(30, 360)),
      commercialValidTo: expiry(random.int(30, 360)),
      gpsTerminalNo: `BD${String(index).padStart(8, '0')}`,
      gpsNetState: model.gross >= 1200 ? '1' : '0',
      ...reviewOf(state, created),
      uploadState: state === '2' ? '30' : '0',
      uploadEnvironment: null,
      uploadTime: null,
      blacklist: '0',
      score: random.int(560, 900),
    };
  });
}

/** The trailers of the first tractors, bound to them. */
function makeTrailers(size: SetSize, { trucks, createdAt }: { trucks: readonly Vehicle[]; createdAt: number }): Vehicle[] {
  const random = createRandom('trailers');
  const tractors = trucks.filter((truck) => truck.state === '2' && truck.vehicleType.startsWith('Q')).slice(0, size.trailers);
  return tractors.map((tractor, index): Vehicle => {
    const [type, body] = random.weighted([
      [['B11', '重型普通半挂车'], 6],
      [['B17', '重型自卸半挂车'], 3],
      [['B12', '重型厢式半挂车'], 1],
    ] as const);
    const id = idAt(random, createdAt - index);
    tractor.trailerVehicleId = id;
    return {
      ...tractor,
      id,
      vehicleNumber: tractor.trailerVehiclePlateNumber!,
      vehicleType: type,
      vin: vin(random, size.vehicles + index),
      brandModel: `${random.pick(['中集', '华骏', '通华'])}${body}`,
      vehicleEnergyType: 'Y',
      vehicleTonnage: random.int(3000, 3250),
      grossMass: 4000,
      vehicleLength: 13_000,
      axleCount: 3,
      trailerVehiclePlateNumber: null,
      trailerVehicleId: null,
      gpsTerminalNo: null,
      gpsNetState: '0',
    };
  });
}
