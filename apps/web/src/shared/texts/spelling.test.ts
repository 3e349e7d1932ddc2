import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('CHK-02 the kit and the client spell texts alike', () => {
  const [kit, client] = ['admin-kit/src/field', 'freight-api/src/rules'].map((folder) =>
    readFileSync(new URL(`../../../../../packages/${folder}/spelling.ts`, import.meta.url), 'utf8'),
  );

  expect(kit).toBe(client);
});
