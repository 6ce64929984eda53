import type { ReactNode } from 'react';
import type { FrameSettings } from '../client/shell-data';

/** The frame around a page (RTE-10). */
export function Frame({ children }: { settings: FrameSettings | undefined; children: ReactNode }) {
  return <main id="content">{children}</main>;
}
