import { cargoTypesOf } from './cargoNames.ts';
import { resultOf, type ReviewRule } from './reviewRule.ts';

/** R7: the vehicle carried no more than it may, at neither scale. Kilograms. */
export const withinLoad: ReviewRule = ({ note }) => {
  const { loadWeight, unloadWeight, approvedLoad } = note;
  if (loadWeight === null || approvedLoad === null) return resultOf('R7', { pass: false });
  const heaviest = Math.max(loadWeight, unloadWeight ?? 0);
  return resultOf('R7', { value: String(heaviest), limit: String(approvedLoad), pass: heaviest <= approvedLoad });
};

/** Of what was loaded no more may be lost, in 1/10000. */
const mostLost = 500;

/** R8: no more than one twentieth was lost on the way. In 1/10000; what was gained is not a loss. */
export const lossShare: ReviewRule = ({ note: { loadWeight, unloadWeight } }) => {
  const limit = String(mostLost);
  if (loadWeight === null || unloadWeight === null || loadWeight <= 0) return resultOf('R8', { limit, pass: false });
  const lost = Math.max(0, loadWeight - unloadWeight);
  const pass = lost * 10_000 <= loadWeight * mostLost;
  const share = (lost * 10_000) / loadWeight;
  return resultOf('R8', { value: String(pass ? Math.floor(share) : Math.ceil(share)), limit, pass, evidence: { figures: { lost } } });
};

/** Of the last type of the dictionary is whatever no other one names. */
const anyOther = '1700';

/** R12: what the cargo is called is what its type says. */
export const cargoOfType: ReviewRule = ({ note: { cargoName, cargoTypeCode } }) => {
  const types = cargoTypesOf(cargoName);
  return resultOf('R12', {
    value: cargoTypeCode,
    limit: types.length === 0 ? null : types.join(','),
    pass: types.length === 0 || types.includes(cargoTypeCode) || cargoTypeCode === anyOther,
    evidence: { figures: { cargoName } },
  });
};
