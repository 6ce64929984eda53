import type { ReactNode } from 'react';
import { useHydrated } from '../client/use-hydrated';

interface Props {
  children: ReactNode;
  /** What the server draws in its place. */
  instead?: ReactNode;
}

/**
 * A part whose code comes by itself (`dynamic`, `ssr: false`), on a page from the start. A page comes alive in slices:
 * the code may arrive between two of them, and React must find what the server drew.
 */
export const Late = ({ children, instead }: Props) => (useHydrated() ? children : instead);
