import type { CoordType } from '@tarmac/freight-api/rules';

/** A tile server of the operator's own. */
export interface TileSettings {
  /** With `{z}`, `{x}` and `{y}`. */
  address: string;
  /** In which its tiles are drawn. */
  system: CoordType;
  maxZoom: number;
  /** Whom the pictures are of. */
  attribution: string;
}
