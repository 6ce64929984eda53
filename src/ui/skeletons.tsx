import clsx from 'clsx';
import classes from './skeletons.module.css';

/** A grey stand-in of a known size. */
export function SkeletonBlock({
  height,
  width = '100%',
  radius = 8,
}: {
  height: number | string;
  width?: number | string;
  radius?: number;
}) {
  return <span className={classes.block} style={{ blockSize: height, inlineSize: width, borderRadius: radius }} />;
}

/** Product cards before they come, of the same heights, laid out as they will be. */
export function ProductGridSkeleton({ count, className }: { count: number; className: string | undefined }) {
  return (
    <ul className={className} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={classes.card}>
          <span className={clsx(classes.block, classes.picture)} />
          <SkeletonBlock height={14} />
          <SkeletonBlock height={14} width="60%" />
          <SkeletonBlock height={20} width="45%" />
          <SkeletonBlock height={12} width="80%" />
        </li>
      ))}
    </ul>
  );
}

/** A list of rows before they come. */
export function RowsSkeleton({ count = 3, height = 96 }: { count?: number; height?: number }) {
  return (
    <div className={classes.rows} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonBlock key={index} height={height} radius={12} />
      ))}
    </div>
  );
}
