/** Why code did not arrive: it is not there (any more), it took too long, or something else. @source ROUTE-15 */
export type ChunkFailure = 'missing' | 'timeout' | 'other';

/** Code that did not arrive. Its text begins with 'Loading chunk failed'. @source ROUTE-15 */
export class ChunkLoadError extends Error {
  readonly reason: ChunkFailure;

  constructor(reason: ChunkFailure, cause: unknown) {
    super(`Loading chunk failed (${reason})`, { cause });
    this.name = 'ChunkLoadError';
    this.reason = reason;
  }
}

/** A style sheet that did not arrive. @source ROUTE-15 */
export class CssChunkLoadError extends Error {
  readonly code = 'CSS_CHUNK_LOAD_FAILED';

  constructor(cause: unknown) {
    super('Loading CSS chunk failed', { cause });
    this.name = 'CssChunkLoadError';
  }
}

/** How long code may take, ms. @source ROUTE-15 */
export const chunkTimeoutMs = 120_000;

/**
 * Loads the code of a page and names what goes wrong, so that a boundary can offer a way on. A deployment takes old files
 * away, a proxy may answer with a web page in place of code: both count as missing. Errors that the code itself throws while it
 * starts are passed on as they are.
 *
 * @param load an `import()`
 * @throws ChunkLoadError, CssChunkLoadError
 * @example const Page = late(() => loadChunk(() => import('./DevicePage')));
 * @source ROUTE-15, security 68
 */
export async function loadChunk<Module>(load: () => Promise<Module>, timeoutMs = chunkTimeoutMs): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout', undefined)), timeoutMs);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } catch (error) {
    throw named(error);
  } finally {
    clearTimeout(timer);
  }
}

/** What browsers and bundlers say when a module is not there, or is not code. */
const missing =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|MIME type|Unexpected token '?</i;

function named(error: unknown): unknown {
  if (error instanceof ChunkLoadError || !(error instanceof Error)) return error;
  if (/Unable to preload CSS|CSS chunk/i.test(error.message)) return new CssChunkLoadError(error);
  if (missing.test(error.message)) return new ChunkLoadError('missing', error);
  return /loading chunk/i.test(error.message) || error.name === 'ChunkLoadError' ? new ChunkLoadError('other', error) : error;
}
