import { late } from './late.ts';
import type { FloatingPanelProps } from './FloatingPanel.tsx';

const load = () => import('./FloatingPanel.tsx');
const FloatingPanel = late(load);

/** Fetches the code of panels before one is opened: call it when a control that opens one gets the pointer or the focus. */
export const preloadFloating = () => void load();

/** A panel beside an element, shown while `open`. Its code is not part of a page that only might open one. */
export function Floating({ open, ...panel }: FloatingPanelProps & { open: boolean }) {
  if (!open) return null;
  return <FloatingPanel {...panel} />;
}
