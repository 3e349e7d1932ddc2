import { late } from '@tarmac/admin-kit/chunk';
import type { ReactNode } from 'react';

/** A part of a page whose code arrives when it is first shown, from a module that holds it by name; `meanwhile` keeps its place. */
export const latePart = <Part>(load: () => Promise<Part>, meanwhile?: () => ReactNode): Part =>
  late(async () => ({ default: await load() }), meanwhile);
