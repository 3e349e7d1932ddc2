import { askAdapter } from '../../../platform/askAdapter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TrackPoint } from '../figures/trackFigures.ts';
import { localTracks } from './localTracks.ts';

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

/** How long a provider may take, ms. @source security 12.51 */
const timeLimit = 5000;

/** The source of this installation. There is the local one alone; a provider takes its place here. @source freight-domain 7 */
const installed: TrackSource = localTracks;

/** Where tracks of vehicles are switched off, nobody outside is asked. @source freight-domain 2.28 */
export const trackSourceFor = (isSwitchedOn: boolean): TrackSource => (isSwitchedOn ? installed : localTracks);

/**
 * Asks within the time that a person waits.
 *
 * @throws AppError the source refused, in its words; or it broke or took too long, in ours
 */
export function askTrackSource(platform: Platform, source: TrackSource, question: TrackQuestion): Promise<TrackPoint[]> {
  const { provider } = source;
  const asked = { what: 'track', about: { provider }, timeLimit, message: '轨迹查询失败，请稍后重试' };
  return askAdapter(platform, asked, () => source.positions(platform, question));
}
