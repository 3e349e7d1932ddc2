/** Receives the failure of work that nobody waits for. */
export type ReportFailure = (error: unknown, what: string) => void;

/**
 * Starts work that nobody waits for. Its failure is reported and ends nothing: this is the one way to leave a promise alone.
 *
 * @param what names the work in the report
 */
export function inBackground(what: string, { report, work }: { report: ReportFailure; work: () => unknown }): void {
  new Promise((resolve) => resolve(work())).catch((error: unknown) => report(error, what));
}
