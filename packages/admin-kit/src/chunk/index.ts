export { type ChunkFailure, loadChunk } from './loadChunk.ts';
export { late } from '../internals/late.ts';
