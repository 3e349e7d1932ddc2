import type { CalledInstitution } from '../../../../platform/config.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { institutionOf } from '../../bank-channel/https/askInstitution.ts';
import type { EtcChannel } from '../etcChannel.ts';
import { TollInvoicesSchema, TripAnswerSchema, VehicleAnswerSchema } from './tollSchemas.ts';

/**
 * A toll service that speaks the protocol of `docs/toll-service.openapi.json`.
 *
 * @param config what the service gave this installation
 * @source freight-domain 7
 */
export function tollService(platform: Platform, { config, tenantId = 0 }: { config: CalledInstitution; tenantId?: number }): EtcChannel {
  const ask = institutionOf(platform, { config, tenantId });
  return {
    name: 'https',
    simulated: false,
    registerVehicle: (vehicle) => ask({ path: '/v1/vehicles', body: { vehicle }, schema: VehicleAnswerSchema }),
    startTrip: (trip) => ask({ path: '/v1/trips/start', body: { trip }, schema: TripAnswerSchema }),
    endTrip: (trip) => ask({ path: '/v1/trips/end', body: { trip }, schema: TripAnswerSchema }),
    queryInvoices: async (noteNo) => (await ask({ path: '/v1/trips/invoices', body: { noteNo }, schema: TollInvoicesSchema })).invoices,
  };
}
