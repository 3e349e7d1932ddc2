import { useEffect, useState } from 'react';
import type { FieldDefinition } from './FieldMeta.ts';
import { useReferencePicker } from './referencePickers.ts';
import { own } from '../internals/own.ts';

const nothing: Readonly<Record<string, string>> = {};

/** What the values of a reference are called; asked of its picker once for each value, and the value itself where nobody knows. */
export function useReferenceTexts(meta: FieldDefinition | undefined, values: readonly string[]): (value: string) => string {
  const textsOf = useReferencePicker(meta).Picker?.textsOf;
  const [known, setKnown] = useState(nothing);
  const missing = textsOf === undefined ? '' : JSON.stringify(values.filter((value) => value !== '' && !Object.hasOwn(known, value)));
  useEffect(() => {
    if (textsOf === undefined || missing === '[]') return;
    let isCurrent = true;
    textsOf(JSON.parse(missing) as string[]).then(
      (found) => isCurrent && setKnown((before) => ({ ...before, ...found })),
      // The value itself stays in view: the list says what is wrong with the server.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [textsOf, missing]);
  return (value) => own(known, value) ?? value;
}
