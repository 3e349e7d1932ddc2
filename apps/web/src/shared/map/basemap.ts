import type { Feature, FeatureCollection } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import address from './basemap.json?url';

/** What maps are drawn on where no tiles are: outlines that ship with the build. Where they come from: docs/decisions/map.md. */
export interface Basemap {
  /** Land all around, coarse. */
  land: FeatureCollection;
  /** The country as coarse as the land around it. */
  ground: FeatureCollection;
  /** Borders of other countries among each other. */
  neighbours: FeatureCollection;
  /** With the first two digits of their division as `p`. */
  provinces: FeatureCollection;
  /** The outline of all of them. */
  country: Feature;
  provinceLines: FeatureCollection;
  prefectureLines: FeatureCollection;
  /** The line of the South China Sea. */
  dashes: FeatureCollection;
}

const names = ['land', 'ground', 'neighbourLines', 'provinces', 'provinceLines', 'prefectureLines', 'dashes'] as const;
type Objects = Record<(typeof names)[number], GeometryCollection>;

let asked: Promise<Basemap> | undefined;

async function load(): Promise<Basemap> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The basemap was answered ${answer.status}.`);
  const topology = (await answer.json()) as Topology<Objects>;
  const of = (name: keyof Objects) => feature(topology, topology.objects[name]);
  return {
    land: of('land'),
    ground: of('ground'),
    neighbours: of('neighbourLines'),
    provinces: of('provinces'),
    country: { type: 'Feature', properties: {}, geometry: mesh(topology, topology.objects.provinces, (one, other) => one === other) },
    provinceLines: of('provinceLines'),
    prefectureLines: of('prefectureLines'),
    dashes: of('dashes'),
  };
}

/** The outlines, fetched once; what failed is tried again by the next map. */
export function loadBasemap(): Promise<Basemap> {
  asked ??= load().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
