export {
  type BackEnd,
  type BackEndAdapter,
  type BackEndCall,
  type BackEndCallOptions,
  type BackEndCapabilities,
  type BackEndInput,
  type BackEndQuery,
  type BackEndResourceOptions,
  type BackEndRows,
  createBackEnd,
  type FilterWay,
} from './backEnd.ts';
export { type FilterNames, jsonServerConventions, type ListConventions, plainConventions, springConventions } from './listConventions.ts';
export {
  openApiBackEnd,
  type OpenApiBackEnd,
  type OpenApiBackEndOptions,
  type OpenApiClient,
  type OpenApiMethod,
  type OpenApiPath,
  type OpenApiPlace,
} from './openApiBackEnd.ts';
export { reactAdminBackEnd, type ReactAdminBackEndOptions, type ReactAdminProvider } from './reactAdminBackEnd.ts';
export { refineBackEnd, type RefineBackEndOptions, type RefineProvider } from './refineBackEnd.ts';
export { restBackEnd, type RestBackEndOptions } from './restBackEnd.ts';
