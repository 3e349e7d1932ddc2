import { logCall } from '../../../platform/adapterLog/logCall.ts';
import { askAdapter } from '../../../platform/askAdapter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TrackPoint } from '../figures/trackFigures.ts';
import { localTracks } from './localTracks.ts';
import type { TrackQuestion, TrackSource } from './trackSource.ts';

/** How long a provider may take, ms. @source security 12.51 */
const timeLimit = 5000;

/** The source of this installation. There is the local one alone; a provider takes its place here. @source freight-domain 7 */
// An object of its own: what is asked of it is logged as a call, and what is read here is not.
const installed: TrackSource = { ...localTracks };

/** Where tracks of vehicles are switched off, nobody outside is asked. @source freight-domain 2.28 */
export const trackSourceFor = (isSwitchedOn: boolean): TrackSource => (isSwitchedOn ? installed : localTracks);

/**
 * Asks within the time that a person waits.
 *
 * @throws AppError the source refused, in its words; or it broke or took too long, in ours
 */
export function askTrackSource(platform: Platform, source: TrackSource, question: TrackQuestion): Promise<TrackPoint[]> {
  const { provider } = source;
  const ask = () => source.positions(platform, question);
  const asked = { what: 'track', about: { provider }, timeLimit, message: '轨迹查询失败，请稍后重试' };
  const call = {
    tenantId: question.tenantId,
    adapter: 'track',
    operation: 'positions',
    target: provider,
    simulated: provider === localTracks.provider,
    request: question,
  };
  // What was reported here is read, and nobody is called.
  return askAdapter(platform, asked, () => (source === installed ? logCall(platform, call, ask) : ask()));
}
