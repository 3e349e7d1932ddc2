import { late } from './late.ts';
import type { FloatingPanelProps } from './FloatingPanel.tsx';

const FloatingPanel = late(() => import('./FloatingPanel.tsx'));

/** Fetches the code of panels before one is opened: call it when a control that opens one gets the pointer or the focus. */
export const preloadFloating = FloatingPanel.preload;

/** A panel beside an element, shown while `open`. Its code is not part of a page that only might open one. */
export function Floating({ open, ...panel }: FloatingPanelProps & { open: boolean }) {
  if (!open) return null;
  return <FloatingPanel {...panel} />;
}
