import type { UploadedFile } from '../input/uploadItem.ts';
import { ApiError } from '../request/ApiError.ts';

/** Paths of one call: an address takes 8 kB, and a signed path more than 100 bytes. */
const mostInOne = 20;
/** Files whose names are remembered; the oldest go first. */
const mostKept = 1000;

/**
 * Asks for names and sizes of stored files: what is asked for at the same moment goes together, and what is known is not asked for again.
 *
 * @param ask one call to the server
 * @source UPL-07
 */
export function createStoredFiles(
  ask: (paths: readonly string[]) => Promise<readonly UploadedFile[]>,
): (paths: readonly string[]) => Promise<readonly UploadedFile[]> {
  /** By path without its signature; null stands for one that the server does not know. */
  const known = new Map<string, UploadedFile | null>();
  let gathering: { paths: Map<string, string>; done: Promise<void> } | undefined;
  let isUnknown = false;

  const fetch = async (paths: ReadonlyMap<string, string>): Promise<void> => {
    const all = [...paths];
    for (let from = 0; from < all.length && !isUnknown; from += mostInOne) {
      const some = all.slice(from, from + mostInOne);
      try {
        const files = await ask(some.map(([, path]) => path));
        for (const [key] of some) known.set(key, files.find(({ filePath }) => keyOf(filePath) === key) ?? null);
      } catch (error) {
        // A server that has no such address.
        isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 405);
      }
    }
    for (const key of known.keys()) {
      if (known.size <= mostKept) break;
      known.delete(key);
    }
  };
  const gather = () => {
    const paths = new Map<string, string>();
    const done = Promise.resolve().then(() => {
      gathering = undefined;
      return fetch(paths);
    });
    return { paths, done };
  };

  return async (asked) => {
    const missing = isUnknown ? [] : asked.filter((path) => !known.has(keyOf(path)));
    if (missing.length > 0) {
      const { paths, done } = (gathering ??= gather());
      for (const path of missing) paths.set(keyOf(path), path);
      await done;
    }
    return asked.flatMap((path) => known.get(keyOf(path)) ?? []);
  };
}

const keyOf = (path: string): string => path.split('?')[0]!;
