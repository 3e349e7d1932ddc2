import { expect, test } from 'vitest';
import { createSealer } from './sealed.ts';

test('SEC-02 a sealed value opens again, differs each time and is found by its hash', () => {
  const sealer = createSealer('a'.repeat(64));
  const sealed = sealer.seal('370000198001010017');

  expect(sealed).not.toBe(sealer.seal('370000198001010017'));
  expect(sealed).not.toContain('3700001');
  expect(sealer.open(sealed)).toBe('370000198001010017');
  expect(sealer.hash('370000198001010017')).toBe(sealer.hash('370000198001010017'));
  expect(sealer.hash('x')).not.toBe(createSealer('b'.repeat(64)).hash('x'));
});
test('SEC-02 a sealed value that was altered or belongs to another secret does not open', () => {
  const sealer = createSealer('a'.repeat(64));
  const sealed = sealer.seal('13800000001');
  const at = sealed.length - 6;
  const spoiled = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);

  expect(() => sealer.open(spoiled)).toThrow(/authenticate/);
  expect(() => createSealer('b'.repeat(64)).open(sealed)).toThrow('another secret');
  expect(() => sealer.open('13800000001')).toThrow('another secret');
});
