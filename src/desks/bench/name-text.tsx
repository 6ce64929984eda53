import classes from './index-table.module.css';

/** A name in a list: of any length, and no wider than its column is given; whole for who rests on it. */
export const NameText = ({ name }: { name: string }) => (
  <bdi className={classes.name} title={name}>
    {name}
  </bdi>
);
