import { createContext } from 'react';

/** How a person reads details. */
export interface DetailView {
  /** Fields without a value are shown, too. */
  emptyShown: boolean;
}

/** Where it is kept with the person, such as at the server. */
export interface DetailViewSource {
  /** Rejects where nothing can be read: what this browser remembers holds then. */
  read: () => Promise<DetailView>;
  /** Keeps how the person looks at details. */
  write: (view: DetailView) => Promise<unknown>;
}

/**
 * Keeps how a person reads details, given once by the app; without one this browser alone remembers it.
 *
 * @example <DetailViewContext value={detailViews}><App /></DetailViewContext>
 */
export const DetailViewContext = createContext<DetailViewSource | undefined>(undefined);
