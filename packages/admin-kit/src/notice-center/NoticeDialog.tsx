import { late } from '../internals/late.ts';
import type { Announcement } from './announcement.ts';

const Panel = late(() => import('./NoticeDialogPanel.tsx'));

/**
 * An announcement to read: title, priority, sender, time and its rich text, made harmless. 60% of the window wide, its body 80% high;
 * one button fills the screen, another leads to where something is to be done, where the announcement names such a place.
 *
 * @example <NoticeDialog announcement={announcement} onOpenChange={() => setShown(undefined)} onHandle={go} />
 * @source NOTI-04, NOTI-05
 */
export function NoticeDialog({ announcement, ...props }: NoticeDialogProps) {
  if (announcement === undefined) return null;
  return <Panel announcement={announcement} {...props} />;
}

/** Props of {@link NoticeDialog}. */
export interface NoticeDialogProps {
  /** What to read; undefined closes the dialog. */
  announcement: Announcement | undefined;
  /** Called with `false` by the close button, Escape and the action that the announcement offers. */
  onOpenChange: (open: boolean) => void;
  /** Goes to a path of this product. Addresses elsewhere open in a window of their own. */
  onHandle: (href: string) => void;
  /** Origins that images may come from beside the page's own. */
  imageOrigins?: readonly string[];
}
