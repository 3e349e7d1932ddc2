import { fail, pass, warn, type RuleResult } from './result.ts';

const vinWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const vinValues: Readonly<Record<string, number>> = Object.fromEntries([
  ...'0123456789'.split('').map((digit) => [digit, Number(digit)] as const),
  ...Object.entries({
    A: 1,
    B: 2,
    C: 3,
    D: 4,
    E: 5,
    F: 6,
    G: 7,
    H: 8,
    J: 1,
    K: 2,
    L: 3,
    M: 4,
    N: 5,
    P: 7,
    R: 9,
    S: 2,
    T: 3,
    U: 4,
    V: 5,
    W: 6,
    X: 7,
    Y: 8,
    Z: 9,
  }),
]);

/** The 9th character that the other characters of a VIN ask for. @source V-VIN, GB 16735-2019 */
export function vinCheckCharacter(vin: string): string {
  const sum = vinWeights.reduce((total, weight, index) => total + weight * (vinValues[vin.charAt(index)] ?? 0), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Vehicle identification number. A wrong check digit only warns: imports and trailers do not always have one. @source V-VIN */
export function checkVin(value: string): RuleResult {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(value)) {
    return fail('车辆识别代号应为17位数字或大写字母（不含I、O、Q）', 'A VIN has 17 digits or capital letters without I, O and Q');
  }
  return vinCheckCharacter(value) === value.charAt(8)
    ? pass
    : warn('车辆识别代号校验位不符，请核对', 'The check digit of the VIN does not match');
}

/** Gross mass up to which a vehicle counts as light, in 0.01 t (4.5 t). */
export const lightGrossMass = 450;

/**
 * Licence classes of which a driver needs one for a vehicle type, by dictionary `vehicle_type`. An unknown type asks for the highest.
 *
 * @param grossMass in 0.01 t; up to 4.5 t the light classes do
 * @source V-LICCLASS
 */
export function licenceClassesFor(vehicleType: string, grossMass?: number): readonly string[] {
  if (vehicleType.startsWith('Q3')) return ['C6', 'A2'];
  if (/^[QBG]/.test(vehicleType)) return ['A2'];
  if (vehicleType.startsWith('H5') || vehicleType.startsWith('N')) return ['C3', 'C1', 'C2', 'B2', 'B1', 'A1', 'A2', 'A3'];
  const light = ['C1', 'C2', 'B2', 'B1', 'A1', 'A2', 'A3'];
  if (/^H[34]/.test(vehicleType)) return light;
  if (grossMass !== undefined && grossMass > 0 && grossMass <= lightGrossMass) return light;
  return ['B2', 'A2'];
}

/**
 * Whether one of a driver's classes may drive a vehicle of this type.
 *
 * @param classes comma list of dictionary `licence_class`
 * @source V-LICCLASS
 */
export function checkLicenceClass(classes: string, { vehicleType, grossMass }: { vehicleType: string; grossMass?: number }): RuleResult {
  const held = classes.split(',').map((one) => one.trim().toUpperCase());
  return licenceClassesFor(vehicleType, grossMass).some((needed) => held.includes(needed))
    ? pass
    : fail('准驾车型不符', 'The licence class does not allow this vehicle');
}

const licenceClasses = new Set(['A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'D', 'E', 'F', 'M', 'N', 'P']);

/** Comma list of licence classes. */
export function checkLicenceClasses(value: string): RuleResult {
  return value !== '' && value.split(',').every((one) => licenceClasses.has(one))
    ? pass
    : fail('准驾车型不正确', 'The licence classes are not valid');
}

/** Road transport certificate of a vehicle. Historic forms pass with a warning. @source V-RTC */
export function checkRtc(value: string): RuleResult {
  if (/^\d{12}$/.test(value)) return pass;
  return /^[\p{Script=Han}A-Za-z0-9()（）〔〕-]{1,20}$/u.test(value)
    ? warn('道路运输证号不是12位数字，请核对', 'The road transport certificate number has not 12 digits')
    : fail('道路运输证号格式不正确', 'The road transport certificate number is malformed');
}

/** A company's road transport permit. @source V-PERMIT */
export function checkPermit(value: string): RuleResult {
  if (/^\d{12}$/.test(value)) return pass;
  return /^[\p{Script=Han}A-Za-z0-9()（）〔〕-]{1,50}$/u.test(value)
    ? warn('道路运输经营许可证号不是12位数字，请核对', 'The road transport permit number has not 12 digits')
    : fail('道路运输经营许可证号格式不正确', 'The road transport permit number is malformed');
}

/** A driver's professional certificate, up to 19 characters. @source V-QUAL */
export function checkQualification(value: string): RuleResult {
  return /^[\p{Script=Han}A-Za-z0-9()（）〔〕-]{1,19}$/u.test(value)
    ? pass
    : fail('从业资格证号格式不正确', 'The qualification certificate number is malformed');
}
