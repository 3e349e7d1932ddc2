// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `setRoles` takes, as a schema for forms. */
export const guestSetRolesInput = z.object({
  id: z.string().check(z.maxLength(36)),
  selectedroles: z.string().check(z.maxLength(4000)),
});
