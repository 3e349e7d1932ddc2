import { fromWgs84 } from '@tarmac/freight-api/rules';
import { useTheme } from '@tarmac/admin-kit/theme';
import type { GeoJSON } from 'geojson';
import { type GeoJSONSource, Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Basemap } from './basemap.ts';
import './glGround.css';
import { heatOpacity, layersIn, outlineNames, readTokens, seaIn, startStyle } from './glStyle.ts';
import type { Ground } from './Ground.ts';
import { fromFlat, type MapView, zoomOf } from './mapView.ts';
import type { TileSettings } from './tiles.ts';
import { useConverted } from './useConverted.ts';

// A file of our own: the policy of the page lets no script be made of text.
setWorkerUrl(workerAddress);

/** Where MapLibre has to look. Tiles of another system lie beside the true place. */
const cameraOf = (view: MapView, tiles: TileSettings | undefined) => ({
  center: fromWgs84(fromFlat(view), tiles?.system ?? 'wgs84'),
  zoom: zoomOf(view),
});

/** The ground drawn by WebGL. Hands move the frame, not this map, so that marks above it never lag behind. */
export function GlGround({ view, size, lines, heat, basemap, tiles, onLost }: GlGroundProps) {
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<GlMap>(null);
  const lost = useEffectEvent(onLost);
  const drawn = useConverted(lines, tiles);
  const start = useEffectEvent(() => cameraOf(view, tiles));
  const fill = (name: string, data: GeoJSON) => {
    // A map that has gone meanwhile has no use for it.
    map.current
      ?.getSource<GeoJSONSource>(name)
      ?.setData(data)
      .catch(() => undefined);
  };
  const fillLines = useEffectEvent(() => {
    fill('lines', {
      type: 'FeatureCollection',
      features: drawn.map(({ kind, points }) => ({
        type: 'Feature',
        properties: { kind },
        geometry: { type: 'LineString', coordinates: points.map(({ lng, lat }) => [lng, lat]) },
      })),
    });
  });
  const tint = useEffectEvent(() => void map.current?.setPaintProperty('heat', 'fill-opacity', heatOpacity(heat)));
  const fillOutlines = useEffectEvent(() => {
    if (basemap !== undefined) outlineNames.forEach((name) => fill(name, basemap[name]));
  });

  useEffect(() => {
    const made = new GlMap({
      container: box.current!,
      style: startStyle(readTokens(box.current!), tiles),
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
      tint();
    });
    made.once('idle', () => made.setPaintProperty('sea', 'background-color', seaIn(readTokens(box.current!))));
    made.on('webglcontextlost', () => lost());
    // Its worker did not arrive: a plain picture is better than none. A tile that is missing leaves the outlines.
    made.on('error', (event) => {
      if (!made.loaded() && !('sourceId' in event)) lost();
    });
    return () => {
      map.current = null;
      made.remove();
    };
  }, [tiles]);
  useEffect(() => {
    if (map.current?.isStyleLoaded() === true) fillLines();
    else map.current?.once('load', () => fillLines());
  }, [drawn]);
  useEffect(() => {
    if (map.current?.style.loaded() === true) tint();
  }, [heat]);
  useEffect(() => {
    const present = map.current;
    if (present?.style.loaded() !== true) return;
    // The colours are read from the document, which the theme has changed by now.
    layersIn(readTokens(box.current!), tiles).forEach(({ id, paint }) =>
      Object.entries(paint ?? {}).forEach(([name, value]) => {
        if (id !== 'heat' || name !== 'fill-opacity') present.setPaintProperty(id, name as never, value as never);
      }),
    );
  }, [theme, tiles]);
  useLayoutEffect(() => {
    map.current?.resize();
  }, [size]);
  useLayoutEffect(() => {
    map.current?.jumpTo(cameraOf(view, tiles));
    // At once: the marks above move with this frame.
    map.current?.redraw();
  }, [view, size, tiles]);
  return <div ref={box} aria-hidden data-ground="gl" className="absolute inset-0" />;
}

/** Props of {@link GlGround}. */
export interface GlGroundProps extends Ground {
  basemap: Basemap | undefined;
  tiles: TileSettings | undefined;
  /** The browser took the picture away. */
  onLost: () => void;
}
