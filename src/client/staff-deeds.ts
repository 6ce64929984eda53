type Listener = () => void;
const listeners = new Set<Listener>();

/** A call of the staff that changes something has been answered: what stands beside it may be other now. */
export const tellStaffDeed = () => listeners.forEach((listener) => listener());

/** @returns what ends it */
export function onStaffDeed(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
