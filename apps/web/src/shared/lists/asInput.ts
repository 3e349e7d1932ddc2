import type { FieldDefinition } from '@tarmac/admin-kit/field';

/** A field that the server sets by an action of its own, as the input of that action. */
export const asInput = (meta: FieldDefinition, required = false): FieldDefinition => ({ ...meta, readOnly: false, required });
