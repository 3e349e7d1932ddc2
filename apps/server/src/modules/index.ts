import type { ServerModule } from '../platform/platform.ts';
import { customersModule } from './customers/customers.module.ts';
import { commonDictionaries } from './dictionaries.ts';
import { financeModule } from './finance/finance.module.ts';
import { fleetModule } from './fleet/fleet.module.ts';
import { onlineModule } from './online/online.module.ts';
import { shippingModule } from './shipping/shipping.module.ts';
import { systemModule } from './system/system.module.ts';

/** Every module of the server, in the order of the arrow: a module listens to events of those before it. */
export const modules: readonly ServerModule[] = [
  systemModule,
  { name: 'common', dictionaries: commonDictionaries },
  fleetModule,
  customersModule,
  shippingModule,
  financeModule,
  onlineModule,
];
