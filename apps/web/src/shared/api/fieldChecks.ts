import { createFieldChecks } from '@tarmac/admin-kit/jeecg';
import { client } from '../session/session.ts';

/** What the server says of values while a form is filled in. @source VAL-02 */
export const fieldChecks = createFieldChecks(client.request);
