import { pictureAt } from '../contract/picture-address';
import classes from './record-card.module.css';

const SHOWN = 4;

interface Props {
  /** `image` is empty where there is none. */
  things: readonly { id: string; title: string; image: string }[];
  /** How many more there are than are shown. */
  moreText: (count: number) => string;
  size?: number;
  /** On the first screen: they are not waited with. */
  isFirst?: boolean;
}

/** What is in an order or a shipment, by its first pictures. */
export function ThingPictures({ things, moreText, size = 72, isFirst = false }: Props) {
  const hidden = things.length - SHOWN;
  return (
    <ul className={classes.pictures}>
      {things.slice(0, SHOWN).map(({ id, title, image }) => (
        <li key={id}>
          {image && (
            <img
              src={pictureAt(image, 200)}
              alt={title}
              width={size}
              height={size}
              loading={isFirst ? 'eager' : 'lazy'}
            />
          )}
        </li>
      ))}
      {hidden > 0 && <li className={classes.quiet}>{moreText(hidden)}</li>}
    </ul>
  );
}
