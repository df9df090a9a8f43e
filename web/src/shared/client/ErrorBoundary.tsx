import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The page inside; another one is shown although the last one failed. */
  page: unknown;
  onError: (error: unknown) => void;
  /** What is shown in place of the children after one of them has thrown. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  failure?: { error: unknown } | undefined;
  page: unknown;
}

/** Reports an error thrown while rendering, and shows the fallback until the page changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { page: this.props.page };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, state: BoundaryState) {
    return page === state.page ? null : { page, failure: undefined };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
