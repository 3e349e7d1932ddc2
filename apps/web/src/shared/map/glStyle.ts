import type { DataDrivenPropertyValueSpecification, LayerSpecification, PropertyValueSpecification, StyleSpecification } from 'maplibre-gl';
import type { FeatureCollection } from 'geojson';
import type { Heat } from './Ground.ts';
import { lineLooks } from './mapLines.ts';
import { finestZoom } from './mapView.ts';
import type { TileSettings } from './tiles.ts';

/** Colours of the present theme as WebGL needs them. */
export type TokenColors = (token: string) => string;

/** Reads the tokens of the theme: WebGL takes no custom properties. */
export function readTokens(element: Element): TokenColors {
  const style = getComputedStyle(element);
  return (token) => style.getPropertyValue(`--color-${token}`).trim();
}

const kinds = Object.entries(lineLooks);

function lineLayers(color: TokenColors): LayerSpecification[] {
  const byKind = (pick: (look: (typeof lineLooks)[keyof typeof lineLooks]) => string | number) =>
    ['match', ['get', 'kind'], ...kinds.flatMap(([kind, look]) => [kind, pick(look)]), pick(lineLooks.unknown)] as never;
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const dashed = kinds.filter(([, look]) => 'dash' in look);
  return [
    {
      id: 'casing',
      type: 'line',
      source: 'lines',
      layout: round,
      paint: { 'line-color': color('surface'), 'line-width': byKind((look) => look.width + 3) },
    },
    {
      id: 'lines',
      type: 'line',
      source: 'lines',
      layout: round,
      filter: ['!', ['in', ['get', 'kind'], ['literal', dashed.map(([kind]) => kind)]]],
      paint: { 'line-color': byKind((look) => color(look.token)), 'line-width': byKind(({ width }) => width) },
    },
    // Dashes count in widths of the line, which is why each has a layer of its own.
    ...dashed.map(([kind, look]): LayerSpecification => ({
      id: `lines-${kind}`,
      type: 'line',
      source: 'lines',
      filter: ['==', ['get', 'kind'], kind],
      paint: {
        'line-color': color(look.token),
        'line-width': look.width,
        'line-dasharray': ('dash' in look ? look.dash : [1, 0]).map((pixels) => pixels / look.width),
      },
    })),
  ];
}

/** Opacity of the tint of provinces. */
export function heatOpacity(heat: Heat = {}): DataDrivenPropertyValueSpecification<number> {
  const shares = Object.entries(heat).flatMap(([code, share]) => [code, 0.2 + 0.6 * share]);
  return shares.length === 0 ? 0 : (['match', ['get', 'p'], ...shares, 0] as never);
}

interface LineLayer {
  source: string;
  /** Of the theme. */
  token: string;
  width?: number;
  /** Level of zoom from which it is seen. */
  from?: number;
}

interface AreaLayer {
  source: string;
  token: string;
  /** Level of zoom from which it is no longer seen. */
  maxzoom?: number;
}

/** The sea, which ends where the outlines do. */
export const seaIn = (color: TokenColors): PropertyValueSpecification<string> =>
  ['step', ['zoom'], color('primary-soft'), finestZoom, color('surface')] as never;

/** The layers from the bottom to the top, in the colours of the theme. */
export function layersIn(color: TokenColors, tiles: TileSettings | undefined): LayerSpecification[] {
  const line = ({ source, token, width = 1.2, from = 0 }: LineLayer): LayerSpecification => ({
    id: source,
    type: 'line',
    source,
    minzoom: from,
    maxzoom: finestZoom,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': color(token), 'line-width': width },
  });
  const area = ({ source, token, maxzoom = finestZoom }: AreaLayer): LayerSpecification => ({
    id: source,
    type: 'fill',
    source,
    maxzoom,
    paint: { 'fill-color': color(token), 'fill-antialias': false },
  });
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': seaIn(color) } },
    area({ source: 'land', token: 'sunken' }),
    // Nearer than that its coast would show beside the finer one.
    area({ source: 'ground', token: 'surface', maxzoom: 4.6 }),
    line({ source: 'neighbours', token: 'line', width: 1, from: 3 }),
    area({ source: 'provinces', token: 'surface' }),
    {
      id: 'heat',
      type: 'fill',
      source: 'provinces',
      maxzoom: finestZoom,
      paint: { 'fill-color': color('primary-solid'), 'fill-opacity': 0, 'fill-antialias': false },
    },
    line({ source: 'prefectureLines', token: 'line', width: 1, from: 4.6 }),
    line({ source: 'provinceLines', token: 'line-strong' }),
    line({ source: 'country', token: 'line-hover' }),
    // Narrower than a pixel from afar, each of them is drawn as its own rim.
    line({ source: 'dashes', token: 'line-hover', width: 1.5 }),
    ...(tiles === undefined ? [] : [{ id: 'tiles', type: 'raster', source: 'tiles', paint: { 'raster-fade-duration': 0 } } as const]),
    ...lineLayers(color),
  ];
}

/** Nothing to draw yet. */
const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Sources that the basemap fills. */
export const outlineNames = ['land', 'ground', 'neighbours', 'provinces', 'prefectureLines', 'provinceLines', 'country', 'dashes'] as const;

/** The style that a map starts with, whose sources are filled later. */
export function startStyle(color: TokenColors, tiles: TileSettings | undefined): StyleSpecification {
  // Lines of a track are not thinned out further than the server did.
  const source = (tolerance: number) => ({ type: 'geojson', data: nothing, tolerance }) as const;
  return {
    version: 8,
    sources: {
      ...Object.fromEntries(outlineNames.map((name) => [name, source(0.375)])),
      lines: source(0.2),
      ...(tiles === undefined ? {} : { tiles: { type: 'raster', tiles: [tiles.address], tileSize: 256, maxzoom: 18 } }),
    },
    // Until there is land, there is no sea either.
    layers: layersIn(color, tiles).map((layer) =>
      layer.type === 'background' ? { ...layer, paint: { 'background-color': color('surface') } } : layer,
    ),
  };
}
