import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { notices } from '@tarmac/admin-kit/notice';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapLine } from './mapLines.ts';
import { mapTexts as texts } from './mapTexts.ts';
import { converted, convertedBy, linesThrough, type TileSettings } from './tiles.ts';

const none: readonly MapLine[] = [];

/** The lines in the system of the tiles; undefined where they cannot be converted. */
function computed(lines: readonly MapLine[], tiles: TileSettings | undefined): readonly MapLine[] | undefined {
  if (tiles === undefined || tiles.system === 'wgs84') return lines;
  try {
    return lines.map(({ kind, points }) => ({ kind, points: converted(points, tiles.system) }));
  } catch {
    return undefined;
  }
}

const tell = (localize: (text: LocalText) => string) =>
  notices.show({
    title: localize(texts.notice),
    content: localize(texts.notConverted),
    tone: 'error',
    duration: 4000,
    key: 'map-conversion',
  });

/**
 * Takes lines into the system that the tiles are drawn in: by the maps service where the operator has one, else by local computation, which
 * is also what is seen until the service answers. A failure is told.
 *
 * @source MAP-01, freight-domain 7.1
 */
export function useConverted(lines: readonly MapLine[], tiles: TileSettings | undefined): readonly MapLine[] {
  const { localize } = useLocale();
  const local = computed(lines, tiles);
  const [served, setServed] = useState<{ of: readonly MapLine[]; lines: readonly MapLine[] }>();
  const fail = useEffectEvent(() => void tell(localize));
  const isBroken = local === undefined;
  useEffect(() => {
    if (isBroken) fail();
  }, [isBroken]);
  useEffect(() => {
    const service = tiles?.service;
    const points = lines.flatMap((line) => line.points);
    if (service === undefined || points.length === 0) return undefined;
    const stop = new AbortController();
    convertedBy(service, { points, signal: stop.signal }).then(
      (places) => setServed({ of: lines, lines: linesThrough(lines, places) }),
      () => {
        if (!stop.signal.aborted) fail();
      },
    );
    return () => stop.abort();
  }, [lines, tiles]);
  return served?.of === lines ? served.lines : (local ?? none);
}
