import { createContext, type ReactNode, useContext } from 'react';
import type { PopupReportSource } from './popupReport.ts';

const ReportsContext = createContext<PopupReportSource | null>(null);

/**
 * Gives all pickers below it the reports they pick from. What a report is made of is asked for once in 30 seconds.
 *
 * @example <PopupReportProvider source={reports}><App /></PopupReportProvider>
 * @source POP-04
 */
export function PopupReportProvider({ source, children }: PopupReportProviderProps) {
  return <ReportsContext value={source}>{children}</ReportsContext>;
}

/** Props of {@link PopupReportProvider}. */
export interface PopupReportProviderProps {
  /** Where reports come from; hand in the same object every time. */
  source: PopupReportSource;
  /** The part of the page whose pickers use it. */
  children: ReactNode;
}

/** The reports around this part. @throws Error outside of a provider */
export function usePopupReports(): PopupReportSource {
  const reports = useContext(ReportsContext);
  if (reports === null) throw new Error('usePopupReports: render this part inside <PopupReportProvider>.');
  return reports;
}
