import { z } from 'zod';

/**
 * One of many items that a service checks by itself, so that a wrong one does not refuse the others: described in the document as what
 * it is to be, taken as it comes.
 *
 * @param id name of the item in the document; `schema` itself has none
 */
export function checkedApart(schema: z.ZodType, id: string): z.ZodUnknown {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return z.unknown().meta({ ...json, id });
}
