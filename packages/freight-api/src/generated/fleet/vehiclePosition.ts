// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { PositionReceipt, PositionReport } from '../models.ts';
export type { PositionReceipt, PositionReport } from '../models.ts';
const loadSchemas = () => import('./vehiclePosition.schemas.ts');
/** What the calls of vehiclePosition take, as schemas for forms; fetched when asked for. */
export const vehiclePositionSchemas = {
  /** Of `report`. */
  report: async () => (await loadSchemas()).vehiclePositionReportInput,
};
/** Calls of vehiclePosition. */
export const createVehiclePositionApi = (transport: Transport) => ({
  /** 上报位置 · Report positions. Needs `track:report`. */
  report: (body: PositionReport, options?: CallOptions) =>
    transport.request<PositionReceipt>({ method: 'POST', path: `/hytrack/hyPosition/report`, body, ...options }),
});
