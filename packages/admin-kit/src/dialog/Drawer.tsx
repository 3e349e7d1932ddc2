import type { ReactNode } from 'react';
import type { Shown } from '../i18n/useShown.ts';
import { late, useLate } from '../internals/late.ts';

const panel = late(() => import('./DrawerPanel.tsx'));

/**
 * A panel that slides over the page from a side; for details and long settings. A click beside it closes it.
 *
 * @example <Drawer title="借用单 L001" open={isOpen} onOpenChange={setOpen} footer={<Button>编辑</Button>}><Page /></Drawer>
 * @keyboard
 * Tab Shift+Tab: Stays within the dialog on top
 * Esc: Closes the dialog on top, unless work is under way or it may not be left
 * after closing: Focus returns to where it came from
 */
export function Drawer(props: DrawerProps) {
  return useLate(panel, { isWanted: props.open, props });
}

/** Props of {@link Drawer}. */
export interface DrawerProps {
  /** Whether the drawer is there; the host keeps it. */
  open: boolean;
  /** Called with `false` by the close button, Escape and a click beside the drawer. */
  onOpenChange: (open: boolean) => void;
  /** Heading of the drawer and its name for assistive technology; one line, cut with an ellipsis. */
  title: Shown;
  /** What the drawer shows; scrolls when it is higher than the window. */
  children?: ReactNode;
  /** Width in px or any CSS width, default 640. */
  width?: number | string;
  /** Edge of the window that it stands at, default `end`: on the right, in a language written from right to left on the left; `bottom` is a sheet for phones, over the whole width. */
  side?: 'start' | 'end' | 'bottom';
  /** Buttons below that stay while the rest scrolls; absent means no such line. */
  footer?: ReactNode;
  /** Class of the panel. */
  className?: string;
}
