import { contractClause } from './contractClause.ts';
import type { FormExample } from './example.ts';
import { fuelCard } from './fuelCard.ts';
import { fuelSlip } from './fuelSlip.ts';
import { fuelStation } from './fuelStation.ts';
import { safetyTraining } from './safetyTraining.ts';
import { tollGate } from './tollGate.ts';
import { vehicleCheck } from './vehicleCheck.ts';

/** In the order of the menu, and each behind those that its rows name. */
export const formExamples: readonly FormExample[] = [
  vehicleCheck,
  fuelCard,
  fuelStation,
  fuelSlip,
  tollGate,
  safetyTraining,
  contractClause,
];
