import { vi } from 'vitest';

const { waitFor } = vi;
const longer: typeof waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 5000, ...options });

// What a test waits for may be a chunk that a busy machine compiles first: Vitest's second is too short for that. Files that share a
// page run this each for itself.
if (waitFor.name !== longer.name) vi.waitFor = longer;
