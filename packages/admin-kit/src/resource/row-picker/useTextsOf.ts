import { useEffect, useEffectEvent, useState } from 'react';

/** Texts of values that came without one, as from a link; what was chosen here needs none. */
export function useTextsOf(
  textsOf: (ids: readonly string[]) => Promise<Readonly<Record<string, string>>>,
  { ids, wasChosen }: { ids: readonly string[]; wasChosen: (id: string) => boolean },
): Readonly<Record<string, string>> {
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({});
  const asked = ids.filter((id) => id !== '' && !Object.hasOwn(known, id)).join(',');
  const isUnknown = useEffectEvent((id: string) => !wasChosen(id));
  useEffect(() => {
    const unknown = asked.split(',').filter((id) => id !== '' && isUnknown(id));
    if (unknown.length === 0) return;
    let isCurrent = true;
    textsOf(unknown).then(
      (found) => isCurrent && setKnown((before) => ({ ...before, ...found })),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [textsOf, asked]);
  return known;
}
