import { createContext, use, useEffect, useRef } from 'react';
import { useUnsavedChanges } from './unsaved.ts';

/** What inputs of a form still wait for, in words, by what it is; a form gives it and saves nothing meanwhile. */
export const PendingContext = createContext<PendingInputs | undefined>(undefined);

/** Such a map that tells when something begins or ends; not how the words change meanwhile, such as by each percent. */
export class PendingInputs extends Map<string, string> {
  readonly #onChange: (words: string) => void;
  readonly #ways = new Map<string, () => void>();

  constructor(onChange: (words: string) => void) {
    super();
    this.#onChange = onChange;
  }

  /** All of it, in one text. */
  get words(): string {
    return [...this.values()].join(' ');
  }

  /** As `set`, of something that a person puts right: a save that is refused for it leads there. */
  setAt(id: string, { words, goTo }: { words: string; goTo: () => void }): void {
    this.#ways.set(id, goTo);
    this.set(id, words);
  }

  /** Leads to the first thing that a person puts right. */
  goToFirst(): void {
    for (const goTo of this.#ways.values()) return goTo();
  }

  override set(id: string, words: string): this {
    const isNews = !this.has(id);
    super.set(id, words);
    if (isNews) this.#onChange(this.words);
    return this;
  }

  override delete(id: string): boolean {
    this.#ways.delete(id);
    const isNews = super.delete(id);
    if (isNews) this.#onChange(this.words);
    return isNews;
  }
}

/** Something that an input waits for: an id of its own, and what it is in words. */
export type Pending = readonly [id: string, words: string];

/** Says what an input still waits for, such as uploads under way: its form holds back with saving, and leaving asks first. */
export function usePending(waiting: readonly Pending[]): void {
  const pending = use(PendingContext);
  const told = useRef<readonly string[]>([]);
  useUnsavedChanges(waiting.length > 0);
  const all = JSON.stringify(waiting);
  useEffect(() => {
    const now = new Map(JSON.parse(all) as Pending[]);
    for (const [id, words] of now) pending?.set(id, words);
    for (const id of told.current) if (!now.has(id)) pending?.delete(id);
    told.current = [...now.keys()];
  }, [pending, all]);
  useEffect(
    () => () => {
      for (const id of told.current) pending?.delete(id);
    },
    [pending],
  );
}
