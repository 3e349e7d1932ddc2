/** The part of the package that the loader uses; it ships no types. */
declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A stream that becomes the data of `copy … from stdin` when given to `client.query`. */
  export function from(statement: string): Writable & Submittable;
}
