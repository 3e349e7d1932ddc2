import { expect, it } from 'vitest';
import { prefetchCodes } from './prefetchCodes.ts';

it('LIST-15 asks once for each dictionary of the fields, or of those that are named', () => {
  const fields = { name: {}, state: { dict: 'device_state' }, former: { dict: 'device_state' }, place: { dict: 'place' } };
  const asked: string[] = [];
  const store = { load: (code: string) => void asked.push(code) };
  prefetchCodes({ fields }, { store });
  expect(asked.splice(0)).toEqual(['device_state', 'place']);
  prefetchCodes({ fields }, { store, names: ['name', 'place', 'gone'] });
  expect(asked).toEqual(['place']);
});
