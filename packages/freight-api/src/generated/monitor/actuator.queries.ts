// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { Metric, RequestTrace } from '../models.ts';
import { createActuatorApi } from './actuator.ts';
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
