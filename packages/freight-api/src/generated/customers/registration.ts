// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Body of `register`. */
export interface RegistrationRegister {
  username?: string | null;
  password: string;
  email?: '' | string | null;
  phone: string;
  smscode: string;
  customerName?: string | null;
  customerKind?: '1' | '2' | '3' | null;
}
const loadSchemas = () => import('./registration.schemas.ts');
/** What the calls of registration take, as schemas for forms; fetched when asked for. */
export const registrationSchemas = {
  /** Of `register`. */
  register: async () => (await loadSchemas()).registrationRegisterInput,
};
/** Calls of registration. */
export const createRegistrationApi = (transport: Transport) => ({
  /** 注册 · Register. Needs `public`. */
  register: (body: RegistrationRegister, options?: CallOptions) => transport.request<null>({ method: 'POST', path: `/sys/user/register`, body, ...options }),
});
