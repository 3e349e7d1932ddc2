/** Whether an error means that code or a style sheet did not arrive. @source ROUTE-15 */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    (error as { code?: unknown }).code === 'CSS_CHUNK_LOAD_FAILED' ||
    /dynamically imported module|Importing a module script failed|Loading (CSS )?chunk|Unable to preload/i.test(error.message)
  );
}
