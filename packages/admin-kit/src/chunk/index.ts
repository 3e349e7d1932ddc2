export { type ChunkFailure, ChunkLoadError, chunkTimeoutMs, CssChunkLoadError, loadChunk } from './loadChunk.ts';
