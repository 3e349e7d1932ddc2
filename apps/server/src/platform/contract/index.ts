export * from './checkedApart.ts';
export * from './dictionaries.ts';
export * from './endpoints.ts';
export * from './entity.ts';
export * from './fields.ts';
export * from './openapi.ts';
export * from './routes.ts';
export * from './states.ts';
