import dynamic from 'next/dynamic';
import { Component, type ReactNode } from 'react';
import { PartLoading } from '../ui/part-loading';

const FailureScreen = dynamic(() => import('./failure-screen').then((file) => file.FailureScreen), {
  ssr: false,
  loading: PartLoading,
});

interface Props {
  /** Another page starts afresh. */
  resetKey: string;
  children: ReactNode;
}

/** A page that breaks while drawing leaves the frame standing. */
export class ErrorBoundary extends Component<Props, { failedAt: string | undefined }> {
  override state = { failedAt: undefined };

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failedAt }: { failedAt: string | undefined }) {
    if (failedAt === undefined) return null;
    if (failedAt === '') return { failedAt: resetKey };
    return failedAt === resetKey ? null : { failedAt: undefined };
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : <FailureScreen />;
  }
}
