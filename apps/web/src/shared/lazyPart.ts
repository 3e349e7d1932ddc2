import { type ComponentType, lazy } from 'react';

/** A part of a page whose code arrives when it is first shown. `lazy` forgets the row type of a generic component, hence the assertions. */
export function lazyPart<Part>(load: () => Promise<Part>): Part {
  return lazy(async () => ({ default: (await load()) as ComponentType })) as unknown as Part;
}
