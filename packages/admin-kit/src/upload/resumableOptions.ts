import type { AnswerStore } from '../request/timedCache.ts';

/** Files from this size go in pieces unless said otherwise: servers give one request a minute, and lines of 40 kB a second are met. */
export const piecesFromBytes = 2 * 1024 * 1024;
/** On a line that turned out to be slow, files from this size go in pieces. */
export const slowPiecesFromBytes = 256 * 1024;
/** Milliseconds after which a line is judged, and those that one request may take by that. */
export const lineMs = { judged: 10_000, most: 45_000 } as const;

/** How large files go in pieces, so that a lost connection or a reload costs little. The server speaks tus 1.0. */
export interface ResumableOptions {
  /** Files of this many bytes and more go in pieces, 2 MB unless said; those from 256 kB when one request would take too long on the line. */
  fromBytes?: number;
  /** Where uploads begin, below the base path; where the wire says unless said. */
  path?: string;
  /** Headers of every piece: token, tenant, language. Read again each time. */
  headers: () => Readonly<Record<string, string>>;
  /** Who sends. Nobody goes on with another's upload, and one whose person left ends. */
  identity: () => string | undefined;
  /** Where unfinished uploads are remembered over a reload; the browser store of `session` is one. */
  store: AnswerStore;
  /** Used in the place of the browser's own, as in tests. */
  fetch?: typeof fetch;
  /** Sends a piece and tells how much has left; XMLHttpRequest unless given, `fetch` where there is none. */
  sendWithProgress?: (address: string, given: RequestInit & { onProgress: (percent: number) => void }) => Promise<Response>;
  /** Clock in milliseconds. */
  now?: () => number;
  /** Waits between tries; rejects when the signal ends. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}
