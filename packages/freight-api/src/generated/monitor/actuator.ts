// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
import type { Metric, RequestTrace } from '../models.ts';
export type { Metric, RequestTrace } from '../models.ts';
/** Calls of actuator. */
export const createActuatorApi = (transport: Transport) => ({
  /** 请求追踪 · The last requests. Needs `httpTrace:list`. */
  httptrace: (options?: CallOptions) =>
    transport.request<{
      traces: RequestTrace[];
    }>({ method: 'GET', path: `/actuator/httptrace`, content: 'raw', ...options }),
  /** 指标 · One figure. Needs `metrics:list`. */
  metric: (name: string, options?: CallOptions) =>
    transport.request<Metric>({ method: 'GET', path: `/actuator/metrics/${encodeURIComponent(name)}`, content: 'raw', ...options }),
  /** 指标名称 · Names of the figures. Needs `metrics:list`. */
  metrics: (options?: CallOptions) =>
    transport.request<{
      names: string[];
    }>({ method: 'GET', path: `/actuator/metrics`, content: 'raw', ...options }),
});
/** Questions of actuator as TanStack Query takes them. */
export const createActuatorQueries = (transport: Transport) => {
  const api = createActuatorApi(transport);
  return {
    /** 请求追踪 · The last requests. Needs `httpTrace:list`. */
    httptrace: (): QueryOptions<{
      traces: RequestTrace[];
    }> => ({ queryKey: ['actuator', 'httptrace'], queryFn: ({ signal }) => api.httptrace({ signal }) }),
    /** 指标 · One figure. Needs `metrics:list`. */
    metric: (name: string): QueryOptions<Metric> => ({ queryKey: ['actuator', 'metric', name], queryFn: ({ signal }) => api.metric(name, { signal }) }),
    /** 指标名称 · Names of the figures. Needs `metrics:list`. */
    metrics: (): QueryOptions<{
      names: string[];
    }> => ({ queryKey: ['actuator', 'metrics'], queryFn: ({ signal }) => api.metrics({ signal }) }),
  };
};
