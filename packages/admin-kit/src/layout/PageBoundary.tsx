import type { ReactNode } from 'react';
import { ErrorBoundary } from '../internals/ErrorBoundary.tsx';
import { PageFailure } from '../internals/Failure.tsx';

/**
 * Keeps the frame standing when a page fails: says so, offers a retry and the way home.
 *
 * @example <PageBoundary onHome={() => go('/')} onError={console.error}><Page /></PageBoundary>
 * @source ROUTE-15, security 66
 */
export function PageBoundary({ children, onHome, onError }: PageBoundaryProps) {
  return (
    <ErrorBoundary onError={onError} fallback={(error, retry) => <PageFailure error={error} onRetry={retry} onHome={onHome} />}>
      {children}
    </ErrorBoundary>
  );
}

/** Props of {@link PageBoundary}. */
export interface PageBoundaryProps {
  /** The page that may fail without taking the frame along. */
  children: ReactNode;
  /** Leads to the home page; absent leaves that button out. */
  onHome?: () => void;
  /** Told what failed and where, for reporting. */
  onError?: (error: unknown, componentStack: string) => void;
}
