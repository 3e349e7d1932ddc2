import type { Tx } from '../../../platform/db/database.ts';
import { sysPosition } from '../position/position.table.ts';
import { seedId } from './seedMenus.ts';

/** A position as seeds write it. */
export interface PositionSeed {
  code: string;
  name: string;
  /** Code of the rank. */
  rank: string;
}

/** Writes positions into tenant 0. What people changed or removed stays as they left it. */
export async function seedPositions(tx: Tx, positions: readonly PositionSeed[]): Promise<void> {
  const rows = positions.map(({ code, name, rank }) => ({ id: seedId('position', code), code, name, postRank: rank, createBy: 'system' }));
  if (rows.length > 0) await tx.insert(sysPosition).values(rows).onConflictDoNothing();
}
