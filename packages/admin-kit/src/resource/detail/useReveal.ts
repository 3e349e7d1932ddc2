import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { useCan } from '../../permission/PermissionProvider.tsx';
import type { AnyRow, Resource } from '../defineResource.ts';
import { zhResource } from '../texts.zh.ts';
import { asRow } from '../wellFormed.ts';

/**
 * What is sensitive of a row, in full, for as long as the person wants to see it. The next row begins masked, and what was hidden is
 * forgotten at once: who looks again is on record again.
 *
 * @param begins whether the first row begins revealed
 */
export function useReveal<Row extends AnyRow>(
  { name, api: { get, look }, revealPermission }: Pick<Resource<Row>, 'name' | 'api' | 'revealPermission'>,
  { id, begins = false }: { id: string; begins?: boolean },
) {
  const { t } = useTexts(zhResource);
  const mayReveal = useCan()(revealPermission) && look !== undefined && get !== undefined;
  const [revealedId, setRevealedId] = useState(begins ? id : undefined);
  const isRevealed = mayReveal && revealedId === id;
  const answer = useQuery({
    // Under another key while it is hidden, so that nothing keeps what was seen.
    queryKey: [name, 'reveal', ...(isRevealed ? [id] : [])],
    queryFn: async ({ signal }) => asRow(await get!(id, { signal }), t('resource.malformed')),
    enabled: isRevealed,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { mayReveal, isRevealed, setRevealed: (on: boolean) => setRevealedId(on ? id : undefined), answer };
}
