import { contractClause } from './contractClause.ts';
import type { FormExample } from './example.ts';
import { fuelCard } from './fuelCard.ts';
import { safetyTraining } from './safetyTraining.ts';
import { tollGate } from './tollGate.ts';
import { vehicleCheck } from './vehicleCheck.ts';

/** In the order of the menu. */
export const formExamples: readonly FormExample[] = [vehicleCheck, fuelCard, tollGate, safetyTraining, contractClause];
