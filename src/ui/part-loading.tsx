import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import type { ReactNode } from 'react';
import { PartMissing } from './part-missing';

/** `loading` of a part that comes by itself, in its room: after a deploy its code may be gone, which is said there. */
export const partLoadingIn = (room: ReactNode) =>
  function PartLoading({ error }: DynamicOptionsLoadingProps) {
    return error ? <PartMissing /> : room;
  };

/** The same of a part that keeps no room. */
export const PartLoading = partLoadingIn(null);

/** The same of what lies over the page, a dialog or a menu: it has no place of its own to say it in. */
export const LayerLoading = ({ error }: DynamicOptionsLoadingProps) => error && <PartMissing isLayer />;
