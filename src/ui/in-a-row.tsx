import { Fragment } from 'react';

/** Words side by side, each read in its own direction: a seller's may run from right to left among ours from left to right. */
export function InARow({ parts }: { parts: readonly string[] }) {
  return parts.map((part, at) => (
    <Fragment key={`${String(at)} ${part}`}>
      {at > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
