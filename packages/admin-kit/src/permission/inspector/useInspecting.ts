import { useSyncExternalStore } from 'react';
import { inspectorStore } from './inspectorStore.ts';

/** Whether somebody looks at what permissions remove; never in production, where nothing of the inspector is left. */
export const useInspecting: () => boolean = process.env.NODE_ENV === 'production' ? () => false : useInspectorStore;

function useInspectorStore(): boolean {
  return useSyncExternalStore(inspectorStore.subscribe, inspectorStore.isOn, () => false);
}
