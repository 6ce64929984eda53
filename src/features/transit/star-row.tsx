import { IconStar, IconStarFilled } from '@tabler/icons-react';
import clsx from 'clsx';
import classes from './star-row.module.css';

const STARS = [1, 2, 3, 4, 5];
const starsOf = (stars: number) => `${stars}/5`;

/** How many stars were given. */
export const GivenStars = ({ stars }: { stars: number }) => (
  <span className={classes.row} role="img" aria-label={starsOf(stars)}>
    {STARS.map((star) => (
      <Star key={star} isFull={star <= stars} />
    ))}
  </span>
);

interface Props {
  label: string;
  stars: number | undefined;
  onChange: (stars: number) => void;
}

/** One of five, by finger, mouse or arrow keys. */
export const StarChoice = ({ label, stars = 0, onChange }: Props) => (
  <fieldset className={classes.choice}>
    <legend>{label}</legend>
    <span className={classes.row}>
      {STARS.map((star) => (
        <label key={star} className={classes.star}>
          <input
            type="radio"
            name="stars"
            required
            aria-label={starsOf(star)}
            checked={star === stars}
            onChange={() => onChange(star)}
          />
          <Star isFull={star <= stars} />
        </label>
      ))}
    </span>
  </fieldset>
);

function Star({ isFull }: { isFull: boolean }) {
  const Icon = isFull ? IconStarFilled : IconStar;
  return <Icon size={24} aria-hidden className={clsx(classes.icon, isFull && classes.full)} />;
}
