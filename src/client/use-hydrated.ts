import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while React takes over its markup, true ever after: for what only the browser knows. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
