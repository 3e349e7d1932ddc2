/** A place in degrees. */
export interface LngLat {
  lng: number;
  lat: number;
}

/** A point of the flat map: degrees of longitude east of Greenwich and, in the same measure, south of the equator. */
export interface Flat {
  x: number;
  y: number;
}

/** What of the flat map is seen: its middle, and pixels for each degree of longitude. */
export interface MapView extends Flat {
  scale: number;
}

/** Zoom up to which the shipped outlines hold: nearer they would tell borders that are not there. */
export const finestZoom = 11;

/** The zoom of web maps, which counts doublings from a world of 512 pixels. */
export const zoomOf = ({ scale }: MapView): number => Math.log2((scale * 360) / 512);

/** Pixels of the picture. */
export interface Size {
  width: number;
  height: number;
}

const degree = Math.PI / 180;

/** The projection of Mercator, which keeps angles: a road turns as it does on the ground. */
export const toFlat = ({ lng, lat }: LngLat): Flat => ({
  x: lng,
  y: -Math.log(Math.tan(Math.PI / 4 + (lat * degree) / 2)) / degree,
});

/** Back from the flat map. */
export const fromFlat = ({ x, y }: Flat): LngLat => ({ lng: x, lat: (Math.atan(Math.exp(-y * degree)) / degree) * 2 - 90 });

/** Where a point of the flat map stands in the picture. */
export const toPixel = (view: MapView, { size, flat: { x, y } }: { size: Size; flat: Flat }): Flat => ({
  x: size.width / 2 + (x - view.x) * view.scale,
  y: size.height / 2 + (y - view.y) * view.scale,
});

/** A street at the one end, the country at the other. */
const scales = { least: 5, most: 160_000 } as const;
const within = (scale: number) => Math.min(scales.most, Math.max(scales.least, scale));

/** The view that shows all of some places, with room around them, and at least so many degrees: a single place stands in a land. */
export function fit(places: readonly LngLat[], { size, least = 0.4, isBare = false }: FitOptions): MapView {
  if (places.length === 0) return { ...toFlat({ lng: 104, lat: 36 }), scale: 10 };
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const place of places) {
    const { x, y } = toFlat(place);
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  const room = isBare ? 0 : Math.min(56, size.width / 6, size.height / 6);
  // The name of a place stands to the right of it, and beside the name the map's buttons.
  const beside = isBare ? 0 : Math.min(112, size.width / 5);
  const scale = Math.min(
    (size.width - 2 * beside) / Math.max(right - left, least),
    (size.height - 2 * room) / Math.max(bottom - top, least / 2),
  );
  const fitted = within(scale);
  const aside = isBare ? 0 : asideOf((size.width - (right - left) * fitted) / 2, beside);
  return { x: (left + right) / 2 + aside / fitted, y: (top + bottom) / 2, scale: fitted };
}

/** Pixels of the map's buttons at its right edge, and those of a pin to the left of its place. */
const [buttons, pin] = [56, 32];

/** How far all goes to the left, of what is free on either side: names stand to the right of their places, and none goes below the buttons. */
const asideOf = (free: number, name: number): number => Math.max(0, Math.min(name + buttons - free, free - pin));

/** Into what places are fitted. */
interface FitOptions {
  size: Size;
  /** Degrees that are seen at least. */
  least?: number | undefined;
  /** Neither names nor buttons need room around them. */
  isBare?: boolean | undefined;
}

/** Zooms so that the place below a pixel stays there. */
export function zoomAt(view: MapView, { size, pixel, factor }: { size: Size; pixel: Flat; factor: number }): MapView {
  const scale = within(view.scale * factor);
  const [dx, dy] = [pixel.x - size.width / 2, pixel.y - size.height / 2];
  return { x: view.x + dx / view.scale - dx / scale, y: view.y + dy / view.scale - dy / scale, scale };
}

/** Moves what is seen by pixels. */
export const panBy = (view: MapView, { dx, dy }: { dx: number; dy: number }): MapView => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
});

/** The place that a pixel of the picture shows. */
export const fromPixel = (view: MapView, { size, flat: { x, y } }: { size: Size; flat: Flat }): LngLat =>
  fromFlat({ x: view.x + (x - size.width / 2) / view.scale, y: view.y + (y - size.height / 2) / view.scale });

const metresPerDegree = 111_320;

/** Metres that a pixel covers at a place of the picture: the farther from the equator, the fewer. */
const metresPerPixel = (view: MapView, { lat }: Pick<LngLat, 'lat'>): number => (metresPerDegree * Math.cos(lat * degree)) / view.scale;

/** How many pixels a distance around a place takes up. */
export const pixelsOf = (view: MapView, { place, metres }: { place: LngLat; metres: number }): number =>
  metres / metresPerPixel(view, place);

/** A round distance of some hundred pixels, for the bar that tells how far is how far in the middle of the picture. */
export function scaleBar(view: MapView): { metres: number; pixels: number } {
  const perPixel = metresPerPixel(view, fromFlat(view));
  const most = perPixel * 110;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((digit) => digit * power).find((round) => round <= most) ?? power;
  return { metres, pixels: metres / perPixel };
}
