import { createContext, use } from 'react';
import type { FieldDefinition, ReferencePicker } from './FieldMeta.ts';

/** Pickers by the entity whose rows they choose. */
export const ReferencePickers = createContext<Readonly<Record<string, ReferencePicker>>>({});

/** The picker of a reference: its own, else the one that the app has for the entity. Told as a property: a component that a hook returns counts as rebuilt by each drawing. */
export function useReferencePicker(meta: FieldDefinition | undefined): { Picker?: ReferencePicker } {
  const pickers = use(ReferencePickers);
  return meta?.kind === 'reference' ? { Picker: meta.picker ?? pickers[meta.reference ?? ''] } : {};
}
