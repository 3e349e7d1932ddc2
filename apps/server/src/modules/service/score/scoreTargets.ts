import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CommonTable } from '../../../platform/resource/resource.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';

/** Who has a score. */
export type ScoreTargetType = 'driver' | 'vehicle' | 'carrier';

/** One of them. */
export interface ScoreTarget {
  type: ScoreTargetType;
  id: string;
}

type ScoredTable = CommonTable & { score: PgColumn };

/** Where scores are kept. */
export const scoredTables = { driver: hyDriver, vehicle: hyVehicle, carrier: hyCarrier } as const satisfies Record<
  ScoreTargetType,
  ScoredTable
>;
