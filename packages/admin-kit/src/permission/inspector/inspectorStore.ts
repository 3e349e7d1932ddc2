import type { Explanation } from '../rules/permissionRules.ts';

/** A check that was refused while somebody looked. */
export interface RefusedCheck {
  action: string;
  explanation: Explanation;
}

/** Whether somebody looks at what permissions remove, and what they saw. Exists in development alone. */
export interface InspectorStore {
  isOn(): boolean;
  toggle(): void;
  /** Remembers a refused check; may be called while rendering. */
  note(action: string, explain: () => Explanation): void;
  refused(): readonly RefusedCheck[];
  subscribe(listener: () => void): () => void;
}

/** Creates the store; the kit has one. */
function createInspectorStore(): InspectorStore {
  const listeners = new Set<() => void>();
  const seen = new Set<string>();
  let refused: readonly RefusedCheck[] = [];
  let isOn = false;
  let isTelling = false;
  const tell = () => {
    isTelling = false;
    for (const listener of listeners) listener();
  };
  return {
    isOn: () => isOn,
    toggle: () => {
      isOn = !isOn;
      seen.clear();
      refused = [];
      tell();
    },
    note: (action, explain) => {
      if (seen.has(action)) return;
      seen.add(action);
      refused = [...refused, { action, explanation: explain() }];
      if (isTelling) return;
      // Checks run while React renders; listeners may not.
      isTelling = true;
      queueMicrotask(tell);
    },
    refused: () => refused,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one store of a page. */
export const inspectorStore: InspectorStore = /* @__PURE__ */ createInspectorStore();
