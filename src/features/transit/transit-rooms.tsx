import { SkeletonBlock } from '../../ui/skeletons';
import classes from './new-transit.module.css';

const STEPS = 5;

/** The steps before they come: higher than a screen, so that nothing below them is seen to move. */
export const StepsRoom = () => (
  <div className={classes.steps} aria-hidden>
    {Array.from({ length: STEPS }, (_, index) => (
      <SkeletonBlock key={index} height={220} radius={16} />
    ))}
  </div>
);

/** The receipt before it comes. */
export const SummaryRoom = () => (
  <div aria-hidden>
    <SkeletonBlock height={480} radius={16} />
  </div>
);
