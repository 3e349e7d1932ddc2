import { uuid32 } from '../internals/uuid.ts';
import type { DraftStore } from './draftStore.ts';

/** The drafts that one form answers for: what it wrote itself, and what a person took up or threw away in it. */
export interface DraftSlot {
  /** Tells its drafts from those of other windows, and of forms that were there before. */
  readonly name: string;
  readonly ids: Set<string>;
  /** What was offered in it, and typed over. */
  readonly passed: Set<string>;
}

// By the form's own object: anyone who saves or leaves the form has it at hand, and so has the bar that offers drafts.
const slots = new WeakMap<object, DraftSlot>();

/** The drafts of a form, by its `control`. */
export function slotOf(form: object): DraftSlot {
  const known = slots.get(form);
  if (known) return known;
  const slot: DraftSlot = { name: uuid32(), ids: new Set(), passed: new Set() };
  slots.set(form, slot);
  return slot;
}

/** Keeps what is typed in a form; a draft that was taken up in it is part of that from now on. */
export function keepDraft(
  store: DraftStore,
  { form, id, values }: { form: object; id: string; values: Readonly<Record<string, unknown>> },
): void {
  const slot = slotOf(form);
  const own = `${id}#${slot.name}`;
  store.write(own, values);
  for (const other of slot.ids) if (other !== own) store.remove(other);
  slot.ids.clear();
  slot.ids.add(own);
}

/** What is kept of a form: what was not touched is left out, since somebody else may have changed it when the draft comes back. */
export const touchedOf = (
  values: Readonly<Record<string, unknown>>,
  { dirty, without }: { dirty: object; without: readonly string[] },
): Record<string, unknown> => Object.fromEntries(Object.entries(values).filter(([name]) => name in dirty && !without.includes(name)));

/** What forms that are being saved answer for. */
const saving = new Set<DraftSlot>();

/**
 * Says that a form is being saved: what it answers for is not offered to the form that takes its place meanwhile.
 *
 * @returns what is called when the save has ended
 */
export function beginSaving(form: object): () => void {
  const slot = slotOf(form);
  saving.add(slot);
  return () => void saving.delete(slot);
}

/** The drafts that a form offers when it opens, newest first. */
export const offeredDrafts = (store: DraftStore | undefined, id: string): ReturnType<DraftStore['list']> =>
  store?.list(id).filter((draft) => ![...saving].some(({ name, ids }) => ids.has(draft.id) || draft.id === `${id}#${name}`)) ?? [];

/** Forgets what a form answers for, as when it is saved. Drafts that nobody has decided about stay. */
export function dropDrafts(store: DraftStore | undefined, form: object): void {
  if (store === undefined) return;
  const { ids } = slotOf(form);
  for (const id of ids) store.remove(id);
  ids.clear();
}

/** Forgets what a form answers for and the draft that was typed over in it, as when a person throws away what they typed. */
export function discardDrafts(store: DraftStore | undefined, form: object): void {
  const { ids, passed } = slotOf(form);
  for (const id of passed) ids.add(id);
  passed.clear();
  dropDrafts(store, form);
}
