import type { Platform } from '../../../platform/platform.ts';
import type { TrackPoint } from '../figures/trackFigures.ts';

/** Which stretch of which vehicle's way is asked for. */
export interface TrackQuestion {
  tenantId: number;
  vehicleNumber: string;
  plateColor: string;
  /** `YYYY-MM-DD HH:mm:ss`, both included. */
  beginTime: string;
  endTime: string;
  /** Value of the dictionary `track_source`; absent: whatever there is. */
  source?: string | undefined;
}

/** Somebody who knows where vehicles were. */
export interface TrackSource {
  /** Kept with every query: `local`, or the name of a provider. */
  provider: string;
  /** Whether it knows only what was reported to this server, and asks no service. Screens say so. */
  isLocal: boolean;
  /** Fen for each call. */
  price: number;
  /** The longest stretch of one call, hours. */
  longestHours: number;
  /** Positions in WGS-84, in any order; none where none are known. Rejects with an `AppError` whose words are for people. */
  positions(platform: Platform, question: TrackQuestion): Promise<TrackPoint[]>;
}
