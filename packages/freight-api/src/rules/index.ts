/**
 * The checks of freight data, the same in the browser and on the server.
 *
 * @packageDocumentation
 */
export * from './amounts.ts';
export * from './bank.ts';
export * from './contact.ts';
export * from './identity.ts';
export * from './place.ts';
export * from './plate.ts';
export * from './registry.ts';
export * from './spelling.ts';
export { fail, pass, warn, type RuleMessage, type RuleResult } from './result.ts';
export * from './vehicle.ts';
