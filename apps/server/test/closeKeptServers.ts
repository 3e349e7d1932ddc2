import { afterAll } from 'vitest';
import { keptServers } from './keptServers.ts';

// Run again for every file of tests: other modules stay loaded from one file to the next, and their hooks would be of the first alone.
afterAll(async () => {
  for (const close of keptServers.splice(0)) await close();
});
