/**
 * The checks of freight data and texts in both languages, the same in the browser and on the server.
 *
 * @packageDocumentation
 */
export * from './amounts.ts';
export * from './bank.ts';
export * from './contact.ts';
export { type CoordType, fromWgs84, type LngLat, toGcj02, toWgs84 } from './coordinates.ts';
export * from './foldRows.ts';
export * from './identity.ts';
export * from './label.ts';
export * from './needed.ts';
export * from './place.ts';
export * from './plate.ts';
export * from './pressLimits.ts';
export * from './registry.ts';
export * from './spelling.ts';
export { fail, pass, warn, type RuleMessage, type RuleResult } from './result.ts';
export * from './validCodes.ts';
export * from './vehicle.ts';
