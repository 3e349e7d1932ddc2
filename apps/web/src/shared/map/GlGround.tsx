import { useTheme } from '@tarmac/admin-kit/theme';
import { type GeoJSONSource, Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Basemap } from './basemap.ts';
import './glGround.css';
import { layersIn, outlineNames, readTokens, startStyle } from './glStyle.ts';
import type { Ground } from './Ground.ts';
import { fromFlat, type MapView } from './mapView.ts';

// A file of our own: the policy of the page lets no script be made of text.
setWorkerUrl(workerAddress);

/** Pixels for a degree as the level of zoom that MapLibre counts in. */
const zoomOf = ({ scale }: MapView) => Math.log2((scale * 360) / 512);

/** The ground drawn by WebGL. Hands move the frame, not this map, so that marks above it never lag behind. */
export function GlGround({ view, size, lines, basemap, onLost }: GlGroundProps) {
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<GlMap>(null);
  const lost = useEffectEvent(onLost);
  const fillLines = useEffectEvent(() => {
    map.current?.getSource<GeoJSONSource>('lines')?.setData({
      type: 'FeatureCollection',
      features: lines.map(({ kind, points }) => ({
        type: 'Feature',
        properties: { kind },
        geometry: { type: 'LineString', coordinates: points.map(({ lng, lat }) => [lng, lat]) },
      })),
    });
  });
  const start = useEffectEvent(() => ({ center: fromFlat(view), zoom: zoomOf(view) }));
  const fillOutlines = useEffectEvent(() => {
    if (basemap !== undefined) for (const name of outlineNames) map.current?.getSource<GeoJSONSource>(name)?.setData(basemap[name]);
  });

  useEffect(() => {
    const made = new GlMap({
      container: box.current!,
      style: startStyle(readTokens(box.current!), undefined),
      ...start(),
      interactive: false,
      attributionControl: false,
      trackResize: false,
      renderWorldCopies: false,
      fadeDuration: 0,
      canvasContextAttributes: { antialias: true },
    });
    map.current = made;
    made.getCanvas().removeAttribute('aria-label');
    made.once('style.load', () => {
      fillOutlines();
      fillLines();
    });
    made.on('webglcontextlost', () => lost());
    // Its worker did not arrive: a plain picture is better than none. A tile that is missing leaves the outlines.
    made.on('error', (event) => {
      if (!made.loaded() && !('sourceId' in event)) lost();
    });
    return () => {
      map.current = null;
      made.remove();
    };
  }, []);
  useEffect(() => {
    if (map.current?.isStyleLoaded() === true) fillLines();
    else map.current?.once('load', () => fillLines());
  }, [lines]);
  useEffect(() => {
    const present = map.current;
    if (present?.style.loaded() !== true) return;
    // The colours are read from the document, which the theme has changed by now.
    for (const { id, paint = {} } of layersIn(readTokens(box.current!), undefined))
      for (const [name, value] of Object.entries(paint)) present.setPaintProperty(id, name as never, value as never);
  }, [theme]);
  useLayoutEffect(() => {
    map.current?.resize();
  }, [size]);
  useLayoutEffect(() => {
    map.current?.jumpTo({ center: fromFlat(view), zoom: zoomOf(view) });
    // At once: the marks above move with this frame.
    map.current?.redraw();
  }, [view, size]);
  return <div ref={box} aria-hidden data-ground="gl" className="absolute inset-0" />;
}

interface GlGroundProps extends Ground {
  basemap: Basemap | undefined;
  /** The browser took the picture away. */
  onLost: () => void;
}
