import { routes } from '../../../platform/contract/index.ts';
import { registrationContract } from './registration.contract.ts';
import { register } from './registration.service.ts';

export const registrationRoutes = routes(registrationContract, {
  register: (ctx, { body }) => register(ctx, body),
});
