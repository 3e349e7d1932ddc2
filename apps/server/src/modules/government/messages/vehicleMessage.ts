import { checkPlateColor, lightGrossMass } from '@tarmac/freight-api/rules';
import type { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { endedBefore, type LocalError, type MessageField } from './checkMessage.ts';
import { compact, decimal, n8, type Message } from './message.ts';

type Vehicle = typeof hyVehicle.$inferSelect;

/** What of the vehicle licence is asked of light vehicles alone. */
const ofLicence: readonly MessageField[] = [
  { name: 'owner', label: '所有人', max: 128 },
  { name: 'useCharacter', label: '使用性质', max: 20 },
  { name: 'vin', label: '车辆识别代号', max: 32, rule: 'vin' },
  { name: 'issuingOrganizations', label: '行驶证发证机关', max: 128 },
  { name: 'registerDate', label: '注册日期', max: 8, form: 'n8' },
  { name: 'issueDate', label: '发证日期', max: 8, form: 'n8' },
];

const ofAll: readonly MessageField[] = [
  { name: 'vehicleNumber', label: '车牌号', max: 35, rule: 'plate' },
  { name: 'vehiclePlateColorCode', label: '车牌颜色', max: 2, dict: 'plate_color' },
  { name: 'vehicleType', label: '车辆类型', max: 3, dict: 'vehicle_type' },
  { name: 'vehicleEnergyType', label: '能源类型', max: 12, dict: 'energy_type' },
  { name: 'vehicleTonnage', label: '核定载质量', max: 9, form: 'n,2' },
  { name: 'grossMass', label: '总质量', max: 9, form: 'n,2' },
  { name: 'roadTransportCertificateNumber', label: '道路运输证号', max: 20, rule: 'rtc' },
  { name: 'trailerVehiclePlateNumber', label: '挂车牌照号', max: 35, rule: 'trailerPlate', optional: true },
  { name: 'remark', label: '备注', max: 256, optional: true },
];

/** Fields of a vehicle's record by its gross mass, 0.01 t. @source freight-domain 6.4.3 */
export const vehicleFields = (grossMass: number): readonly MessageField[] => [
  ...ofAll.slice(0, 3),
  ...(grossMass <= lightGrossMass ? ofLicence : ofLicence.map((field) => ({ ...field, optional: true }))),
  ...ofAll.slice(3),
];

/** What stands for the certificate of a light vehicle that needs none: the division of its owner's number, an ID or a credit code. */
function ofLight({ grossMass, ownerIdNo, ownerType }: Vehicle): string | null {
  const division = ownerType === 'company' ? ownerIdNo?.slice(2, 8) : ownerIdNo?.slice(0, 6);
  return grossMass <= lightGrossMass && division ? `${division}000000` : null;
}

/** The base record of a vehicle; masses in tonnes with two decimals. @source freight-domain 6.4.3 */
export function vehicleMessage(vehicle: Vehicle): Message {
  return compact({
    vehicleNumber: vehicle.vehicleNumber,
    vehiclePlateColorCode: vehicle.plateColor,
    vehicleType: vehicle.vehicleType,
    owner: vehicle.owner,
    useCharacter: vehicle.useCharacter,
    vin: vehicle.vin,
    issuingOrganizations: vehicle.issuingOrganizations,
    registerDate: n8(vehicle.registerDate),
    issueDate: n8(vehicle.issueDate),
    vehicleEnergyType: vehicle.vehicleEnergyType,
    vehicleTonnage: decimal(vehicle.vehicleTonnage, { shift: 2, decimals: 2 }),
    grossMass: decimal(vehicle.grossMass, { shift: 2, decimals: 2 }),
    roadTransportCertificateNumber: vehicle.roadTransportCertificateNumber ?? ofLight(vehicle),
    trailerVehiclePlateNumber: vehicle.trailerVehiclePlateNumber,
    remark: vehicle.remark,
  });
}

/** K04, and what fields say of each other. */
export function checkVehicle(vehicle: Vehicle, today: string): LocalError[] {
  const errors: LocalError[] = [];
  const add = (field: string, { rule, message }: { rule: string; message: string }) => errors.push({ field, rule, message });
  const colour = checkPlateColor(vehicle.vehicleNumber, vehicle.plateColor);
  if (!colour.ok) add('vehiclePlateColorCode', { rule: 'K01', message: colour.message.zh });
  if (vehicle.vehicleTonnage <= 0) add('vehicleTonnage', { rule: 'K01', message: '核定载质量必须大于0' });
  // What a tractor may pull is more than what it may weigh.
  if (!vehicle.vehicleType.startsWith('Q') && vehicle.grossMass < vehicle.vehicleTonnage)
    add('grossMass', { rule: 'K01', message: '总质量小于核定载质量' });
  if ((vehicle.registerDate ?? '') > (vehicle.issueDate ?? '9')) add('registerDate', { rule: 'K01', message: '注册日期晚于发证日期' });
  errors.push(...endedBefore(today, { field: 'issueDate', label: '车辆检验', until: vehicle.inspectValidTo }));
  if (vehicle.grossMass > lightGrossMass)
    errors.push(...endedBefore(today, { field: 'roadTransportCertificateNumber', label: '道路运输证', until: vehicle.rtcValidTo }));
  return errors;
}
