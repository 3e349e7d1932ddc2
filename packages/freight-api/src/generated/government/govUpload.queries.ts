// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { GovUpload, GovUploadPayload, GovUploadQuality } from '../models.ts';
import type { GovUploadListQuery, GovUploadPayloadQuery, GovUploadQualityQuery } from './govUpload.ts';
import { createGovUploadApi } from './govUpload.ts';
/** Questions of govUpload as TanStack Query takes them. */
export const createGovUploadQueries = (transport: Transport) => {
  const api = createGovUploadApi(transport);
  return {
    /** 监管上传列表 · List: Upload. Needs `gov:list`. */
    list: (query: GovUploadListQuery = {}): QueryOptions<Page<GovUpload>> => ({
      queryKey: ['govUpload', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 查看报文 · See the message. Needs `gov:viewPayload`. */
    payload: (query: GovUploadPayloadQuery): QueryOptions<GovUploadPayload> => ({
      queryKey: ['govUpload', 'payload', query],
      queryFn: ({ signal }) => api.payload(query, { signal }),
    }),
    /** 数据质量 · Quality of data. Needs `gov:quality`. */
    quality: (query: GovUploadQualityQuery = {}): QueryOptions<GovUploadQuality[]> => ({
      queryKey: ['govUpload', 'quality', query],
      queryFn: ({ signal }) => api.quality(query, { signal }),
    }),
    /** 监管上传详情 · Get: Upload. Needs `gov:list`. */
    get: (id: string): QueryOptions<GovUpload> => ({ queryKey: ['govUpload', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
