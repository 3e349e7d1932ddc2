import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import type { FieldDefinition } from './FieldMeta.ts';
import { useReferencePicker } from './referencePickers.ts';
import { own } from '../internals/own.ts';

const nothing: Readonly<Record<string, string>> = {};

/** What the values of a reference are called; asked of its picker once for each value, and the value itself where nobody knows. */
export function useReferenceTexts(meta: FieldDefinition | undefined, values: readonly string[]): (value: string) => string {
  const textsOf = useReferencePicker(meta).Picker?.textsOf;
  const { locale } = useTexts();
  const [said, setSaid] = useState({ locale, texts: nothing });
  const known = said.locale === locale ? said.texts : nothing;
  const missing = textsOf === undefined ? '' : JSON.stringify(values.filter((value) => value !== '' && !Object.hasOwn(known, value)));
  useEffect(() => {
    if (textsOf === undefined || missing === '[]') return;
    let isCurrent = true;
    textsOf(JSON.parse(missing) as string[], locale).then(
      (found) => isCurrent && setSaid((before) => ({ locale, texts: { ...(before.locale === locale && before.texts), ...found } })),
      // The value itself stays in view: the list says what is wrong with the server.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [textsOf, missing, locale]);
  return (value) => own(known, value) ?? value;
}
