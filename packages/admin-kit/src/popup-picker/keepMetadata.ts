import { createTimedCache, reportMetadataCacheMs } from '../request/timedCache.ts';
import type { PopupReportSource } from './popupReport.ts';

const kept = new WeakMap<PopupReportSource, PopupReportSource>();

/** The same source, which asks what a report is made of once in 30 seconds, whichever pickers want to know. @source POP-04 */
export function keepMetadata(source: PopupReportSource): PopupReportSource {
  const known = kept.get(source);
  if (known !== undefined) return known;
  const cache = createTimedCache();
  const made: PopupReportSource = {
    columns: (code) => cache.get(`columns ${code}`, { keepForMs: reportMetadataCacheMs, load: () => source.columns(code) }),
    queryInfo: (id) => cache.get(`query ${id}`, { keepForMs: reportMetadataCacheMs, load: () => source.queryInfo(id) }),
    data: source.data,
  };
  kept.set(source, made);
  return made;
}
