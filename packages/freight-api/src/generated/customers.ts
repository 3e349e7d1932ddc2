// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createCompanyApi } from './customers/company.ts';
import { createCustomerApi } from './customers/customer.ts';
import { createCustomerUserApi } from './customers/customerUser.ts';
import { createCustomerWalletApi } from './customers/customerWallet.ts';
import { createRegistrationApi } from './customers/registration.ts';
import { createShipperApi } from './customers/shipper.ts';
export * from './customers/company.ts';
export * from './customers/company.queries.ts';
export * from './customers/customer.ts';
export * from './customers/customer.queries.ts';
export * from './customers/customer.bodies.ts';
export * from './customers/customerUser.ts';
export * from './customers/customerUser.queries.ts';
export * from './customers/customerUser.bodies.ts';
export * from './customers/customerWallet.ts';
export * from './customers/customerWallet.queries.ts';
export * from './customers/customerWallet.bodies.ts';
export * from './customers/registration.ts';
export * from './customers/registration.queries.ts';
export * from './customers/shipper.ts';
export * from './customers/shipper.queries.ts';
export * from './customers/shipper.bodies.ts';
/** All calls of the customers domain. */
export const createCustomersApi = (transport: Transport) => ({
  company: createCompanyApi(transport),
  customer: createCustomerApi(transport),
  customerUser: createCustomerUserApi(transport),
  customerWallet: createCustomerWalletApi(transport),
  registration: createRegistrationApi(transport),
  shipper: createShipperApi(transport),
});
