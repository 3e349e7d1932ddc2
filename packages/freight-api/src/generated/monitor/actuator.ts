// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
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
