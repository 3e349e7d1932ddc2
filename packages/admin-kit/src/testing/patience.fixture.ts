import { vi } from 'vitest';

const { waitFor } = vi;

// What a test waits for may be a chunk that a busy machine compiles first: Vitest's second is too short for that.
vi.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: 5000, ...options });
