import { useEffect, useState } from 'react';
import { loadSoundMatch, type SoundMatch } from './textSearch.ts';

/** The sounds of Chinese characters, once somebody searches; without them names are found as written. */
export function useSounds(isWanted: boolean): SoundMatch | undefined {
  const [sounds, setSounds] = useState<{ match: SoundMatch }>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadSoundMatch().then(
      (match) => isCurrent && setSounds({ match }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return sounds?.match;
}
