import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ReactNode, Suspense, useState } from 'react';
import type { Basemap } from './basemap.ts';
import { canDrawGl } from './canDrawGl.ts';
import type { GlGroundProps } from './GlGround.tsx';
import type { Ground } from './Ground.ts';
import { mapTexts as texts } from './mapTexts.ts';
import { type Flat, type LngLat, type MapView, type Size, toFlat, toPixel } from './mapView.ts';
import type { TileSettings } from './tiles.ts';

/** Loads a ground together with the outlines that it draws; without them it is a plain surface. */
async function withOutlines<Part>(part: Promise<Part>): Promise<[Part, Basemap | undefined]> {
  const { loadBasemap } = await import('./basemap.ts');
  return Promise.all([part, loadBasemap().catch(() => undefined)]);
}

const GlGround = late(async () => {
  const [{ GlGround: Part }, basemap] = await withOutlines(import('./GlGround.tsx'));
  return { default: (props: Ground & Pick<GlGroundProps, 'tiles' | 'onLost'>) => <Part {...props} basemap={basemap} /> };
});
const SketchGround = late(async () => {
  const [{ SketchGround: Part }, basemap] = await withOutlines(import('./SketchGround.tsx'));
  return { default: (props: Ground) => <Part {...props} basemap={basemap} /> };
});

/** What is in sight, for those who draw into it. */
export interface Picture {
  view: MapView;
  size: Size;
}

/** Where a place stands, in pixels. */
export const spotOf = ({ view, size }: Picture, place: LngLat): Flat => toPixel(view, { size, flat: toFlat(place) });

/**
 * What a map shows: the land and lines on it, drawn by WebGL or, where the browser has none, as a plain picture, and the marks that `children`
 * draws above. It fills its frame, and says nothing to who cannot see it.
 */
export function MapPicture({ tiles, children, ...ground }: MapPictureProps) {
  const { localize } = useLocale();
  const [isGl, setGl] = useState(canDrawGl);
  const loading = <p className="absolute inset-0 m-0 grid place-items-center text-sm text-ink-secondary">{localize(texts.loading)}</p>;
  return (
    <>
      <Suspense fallback={loading}>
        {isGl ? <GlGround {...ground} tiles={tiles} onLost={() => setGl(false)} /> : <SketchGround {...ground} />}
      </Suspense>
      <svg aria-hidden width={ground.size.width} height={ground.size.height} className="relative block">
        {children}
      </svg>
    </>
  );
}

interface MapPictureProps extends Ground {
  /** The operator's own; they need WebGL. */
  tiles?: TileSettings | undefined;
  children: ReactNode;
}
