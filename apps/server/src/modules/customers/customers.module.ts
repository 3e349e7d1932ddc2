import type { ServerModule } from '../../platform/platform.ts';
import { companyRoutes } from './company/company.routes.ts';
import { customerUserRoutes } from './customer-user/customerUser.routes.ts';
import { customerWalletRoutes } from './customer-wallet/customerWallet.routes.ts';
import { customerRoutes } from './customer/customer.routes.ts';
import { customersLookups } from './customers.lookups.ts';
import { customerDictionaries } from './dictionaries.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { shipperRoutes } from './shipper/shipper.routes.ts';

/** Customers, shippers, wallets and operating companies. */
export const customersModule: ServerModule = {
  name: 'customers',
  routes: [customerRoutes, customerUserRoutes, shipperRoutes, customerWalletRoutes, companyRoutes, registrationRoutes],
  dictionaries: customerDictionaries,
  lookups: customersLookups,
};
