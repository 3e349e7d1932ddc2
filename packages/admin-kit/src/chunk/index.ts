export { type ChunkFailure, ChunkLoadError, chunkTimeoutMs, CssChunkLoadError, loadChunk } from './loadChunk.ts';
export { isChunkFailure } from '../internals/isChunkFailure.ts';
export { mayReload, reloadForVersion } from '../internals/reloadOnce.ts';
export { late } from '../internals/late.ts';
