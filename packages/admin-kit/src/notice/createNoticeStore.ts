import type { Label } from '../i18n/catalogue.ts';
import { uuid32 } from '../internals/uuid.ts';

/** How grave a notice is. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** What a notice says. */
export interface NoticeOptions {
  /** Heading; a notice with one is drawn as a notification at the edge of the screen, one without as a short message on top. */
  title?: Label;
  /** What is said. */
  content: Label;
  /** How grave it is, 'info' unless said. */
  tone?: NoticeTone;
  /** How long it stays, ms; 4000 by default, 0 keeps it until dismissed. @source REQ-05 */
  duration?: number;
  /** One button, such as undo. Pressing it dismisses the notice. */
  action?: { label: Label; onSelect: () => void };
  /** Takes the action back. Offered as a button with the word for it; pressing it dismisses the notice, which `commit` then never sees. */
  undo?: () => void;
  /**
   * What happens for good once the notice has left without an undo, by time, by hand or with the page. It runs once, and at once
   * when the page is left: what a person was told is done gets done.
   */
  commit?: () => void;
  /** Replaces a notice with the same key instead of adding one. */
  key?: string;
}

/** A notice on the screen. */
export interface Notice extends NoticeOptions {
  /** Its key. */
  id: string;
  /** How grave it is. */
  tone: NoticeTone;
  /** Milliseconds until it goes; 0 stays until somebody closes it. */
  duration: number;
}

/** Where notices are put, from inside and outside of React. */
export interface NoticeStore {
  /** Shows a notice and returns the function that takes it away. */
  show: (options: NoticeOptions) => () => void;
  /** Tells something. */
  info: (content: Label, options?: Partial<NoticeOptions>) => () => void;
  /** Tells that it went well. */
  success: (content: Label, options?: Partial<NoticeOptions>) => () => void;
  /** Warns. */
  warning: (content: Label, options?: Partial<NoticeOptions>) => () => void;
  /** Tells that it went wrong. */
  error: (content: Label, options?: Partial<NoticeOptions>) => () => void;
  /** Takes a notice away; what it would do for good happens now. */
  dismiss: (id: string) => void;
  /** Takes back what a notice tells of, and the notice with it. Nothing happens when it is gone already. */
  undo: (id: string) => void;
  /** Takes all notices away. */
  clear: () => void;
  /** Tells of each change, until the answer is called. */
  subscribe: (listener: () => void) => () => void;
  /** The notices on the screen. */
  getSnapshot: () => readonly Notice[];
}

const mostAtOnce = 5;

/**
 * Makes a store of notices. Most products need only the shared `notices`.
 *
 * @example
 * const store = createNoticeStore();
 * store.success('Saved');
 * return <NoticeViewport store={store} />;
 */
export function createNoticeStore(): NoticeStore {
  let shown: readonly Notice[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly Notice[]) => {
    const gone = shown.filter((notice) => !next.includes(notice));
    shown = next;
    if (!shown.some((notice) => notice.commit)) globalThis.removeEventListener?.('pagehide', commitAll);
    for (const listener of listeners) listener();
    for (const notice of gone) notice.commit?.();
  };
  const commitAll = () => set(shown.filter((notice) => !notice.commit));
  const dismiss = (id: string) => set(shown.filter((notice) => notice.id !== id));
  const undo = (id: string) => {
    const notice = shown.find((one) => one.id === id);
    if (!notice) return;
    // First out of sight without its action, so that leaving does not do what is being taken back.
    const { commit: _never, ...undone } = notice;
    shown = shown.map((one) => (one === notice ? undone : one));
    dismiss(id);
    notice.undo?.();
  };
  const show = (options: NoticeOptions) => {
    const id = options.key ?? uuid32();
    const notice: Notice = { tone: 'info', duration: 4000, ...options, id };
    set([...shown.filter((other) => other.id !== id), notice].slice(-mostAtOnce));
    if (notice.commit) globalThis.addEventListener?.('pagehide', commitAll);
    return () => dismiss(id);
  };
  const withTone = (tone: NoticeTone) => (content: Label, options?: Partial<NoticeOptions>) => show({ ...options, content, tone });
  return {
    show,
    info: withTone('info'),
    success: withTone('success'),
    warning: withTone('warning'),
    error: withTone('error'),
    dismiss,
    undo,
    clear: () => set([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => shown,
  };
}

/** The store that `NoticeViewport` shows unless it is given another. */
export const notices: NoticeStore = createNoticeStore();
