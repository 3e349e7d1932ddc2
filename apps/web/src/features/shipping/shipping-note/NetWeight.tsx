import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { FormValues } from '@tarmac/admin-kit/resource';
import { shippingNoteLoadFields } from '@tarmac/freight-api/shipping';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { noteTexts as texts } from './noteTexts.ts';

const { weight: meta } = shippingNoteLoadFields;

/** Sets the net weight to gross less tare, until somebody types another one; what was typed stays, and the difference is said. */
export function NetWeight({ values: { gross, tare, weight } }: { values: FormValues }) {
  const { getValues, setValue } = useFormContext();
  const { localize } = useLocale();
  const computed = useRef<number | null>(null);
  const net = typeof gross === 'number' && typeof tare === 'number' && tare >= 0 && gross > tare ? gross - tare : null;
  useEffect(() => {
    const present = (getValues('weight') ?? null) as number | null;
    const isTyped = present !== null && present !== computed.current;
    if (isTyped || present === net) return;
    computed.current = net;
    setValue('weight', net, { shouldDirty: true, shouldValidate: net !== null });
  }, [getValues, net, setValue]);
  if (net === null || typeof weight !== 'number' || weight === net) return null;
  return (
    <p role="status" className="m-0 text-ink-secondary">
      {localize(texts.grossLessTare)}{' '}
      <strong className="text-ink tabular-nums">
        <FieldView meta={meta} name="net" row={{ net }} /> {localize(meta.unit.symbol)}
      </strong>
    </p>
  );
}
