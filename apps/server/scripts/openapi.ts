import { readFileSync, writeFileSync } from 'node:fs';
import { modules } from '../src/modules/index.ts';
import { buildOpenApi } from '../src/platform/contract/index.ts';
import { describeStates } from '../src/platform/contract/describeStates.ts';
import { writeDocument } from '../src/platform/contract/writeDocument.ts';

/**
 * Writes the contracts of all modules as `packages/freight-api/openapi.json`, from which the client is generated, and the state machines
 * as `docs/states.md`. The version is that of the client package.
 */
const target = new URL('../../../packages/freight-api/', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', target), 'utf8')) as { version: string };
const contracts = modules.flatMap((module) => (module.routes ?? []).map((routes) => routes.contract));
const document = buildOpenApi({
  contracts,
  dictionaries: modules.flatMap((module) => module.dictionaries ?? []),
  version,
});
writeFileSync(new URL('openapi.json', target), writeDocument(document));
const machines = new Map(contracts.flatMap(({ about: { states } }) => (states === undefined ? [] : [[states.name, states]])));
writeFileSync(new URL('../../../docs/states.md', import.meta.url), describeStates([...machines.values()]));
console.log(`openapi.json: ${Object.keys(document['paths'] as object).length} addresses`);
