export { ApiError, type FieldProblem, isCancelled } from './ApiError.ts';
export { fileUrl, type FileDomains } from './fileUrl.ts';
export type { QueryValue } from './queryString.ts';
export { createIdempotencyKey, createRequestClient } from './requestClient.ts';
export type { Envelope } from './requestTypes.ts';
export type { RequestTexts } from './requestTexts.ts';
export type {
  Asker,
  CallOptions,
  DownloadedFile,
  RequestCall,
  RequestClient,
  RequestClientOptions,
  RequestScope,
  RequestWire,
} from './requestTypes.ts';
export { settle, type Settled } from './settle.ts';
export { type Guard, type Guarded, isEither, isListOf, isNumber, isObjectOf, isOptional, isText, type ShapeCheck } from './shape.ts';
export type { AnswerStore, TimedCache, TimedCacheOptions } from './timedCache.ts';
