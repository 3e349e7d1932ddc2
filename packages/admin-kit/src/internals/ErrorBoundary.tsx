import { Component, type ErrorInfo, type ReactNode } from 'react';

/** Keeps a failure within its children: what is around them stands, `fallback` takes their place until it is tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state: { error: unknown; hasFailed: boolean } = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info.componentStack ?? '');
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ error: undefined, hasFailed: false }));
  }
}

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands there instead; `retry` redraws the children. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Told what failed and where, for reporting. */
  onError?: (error: unknown, componentStack: string) => void;
}
