// Built as a plain script of its own, which runs before anything is painted; see vite.config.ts.
import '@tarmac/admin-kit/first-paint.js';
