export { ApiError, type FieldProblem } from './ApiError.ts';
export { fileUrl, type FileDomains } from './fileUrl.ts';
export { queryString, type QueryValue } from './queryString.ts';
export {
  createIdempotencyKey,
  createRequestClient,
  defaultBasePath,
  defaultTimeoutMs,
  type DownloadedFile,
  type RequestCall,
  type RequestClient,
  type RequestClientOptions,
} from './requestClient.ts';
export { requestTexts, type RequestTexts } from './requestTexts.ts';
export { settle, type Settled } from './settle.ts';
export { createTimedCache, dictionaryCacheMs, reportMetadataCacheMs, type TimedCache } from './timedCache.ts';
