import type { LngLat } from './mapView.ts';

/** How a line is drawn: by the colour of the theme, and never by colour alone where colours mean something. */
export interface LineLook {
  /** Token of the theme. */
  token: 'waiting-ink' | 'ok-ink' | 'primary-solid' | 'danger-solid' | 'ink-faint';
  /** Class that strokes with this token. */
  stroke: string;
  /** px. */
  width: number;
  /** px drawn and left out. */
  dash?: readonly [number, number];
}

/** What lines there are: paces of a track, the crow's line between places, lanes, and ways of several vehicles beside each other. */
export const lineLooks = {
  slow: { token: 'waiting-ink', stroke: 'stroke-waiting-ink', width: 3.5 },
  cruising: { token: 'ok-ink', stroke: 'stroke-ok-ink', width: 3.5 },
  fast: { token: 'primary-solid', stroke: 'stroke-primary-solid', width: 3.5 },
  over: { token: 'danger-solid', stroke: 'stroke-danger-solid', width: 6 },
  unknown: { token: 'ink-faint', stroke: 'stroke-ink-faint', width: 2, dash: [3, 5] },
  lane: { token: 'ok-ink', stroke: 'stroke-ok-ink', width: 1.5 },
  busyLane: { token: 'ok-ink', stroke: 'stroke-ok-ink', width: 3 },
  planned: { token: 'ink-faint', stroke: 'stroke-ink-faint', width: 1, dash: [2, 4] },
  first: { token: 'primary-solid', stroke: 'stroke-primary-solid', width: 3.5 },
  second: { token: 'ok-ink', stroke: 'stroke-ok-ink', width: 3.5, dash: [12, 3] },
  third: { token: 'waiting-ink', stroke: 'stroke-waiting-ink', width: 3.5, dash: [6, 4] },
  fourth: { token: 'danger-solid', stroke: 'stroke-danger-solid', width: 3.5, dash: [2, 5] },
} as const satisfies Record<string, LineLook>;

/** Kind of a line. */
export type LineKind = keyof typeof lineLooks;

/** A line through places, drawn over the ground and below the marks. */
export interface MapLine {
  kind: LineKind;
  points: readonly LngLat[];
}
