import { startTransition } from 'react';
import client from 'react-dom/client';

/**
 * Next brings a page alive in one go, which on a phone holds up for half a second whatever is pressed meanwhile. As a
 * transition React does the same in slices of a few milliseconds. Next asks the module for the function once its code
 * runs, so it stands there when this was called before; should a Next to come ask elsewhere, pages come alive in one go
 * again. @returns what puts Next's own way back
 */
export function comeAliveInSlices(): () => void {
  const { hydrateRoot } = client;
  client.hydrateRoot = (...args) => {
    // set before `startTransition` returns
    let root!: ReturnType<typeof hydrateRoot>;
    startTransition(() => {
      root = hydrateRoot(...args);
    });
    return root;
  };
  return () => {
    client.hydrateRoot = hydrateRoot;
  };
}
