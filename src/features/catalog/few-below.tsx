import dynamic from 'next/dynamic';
import { partLoadingIn } from '../../ui/part-loading';
import { SkeletonBlock } from '../../ui/skeletons';
import { useNear } from '../../ui/use-near';
import classes from './recommended-groups.module.css';

/** Of both rows: what stands below stays where it is. */
const ROOM = [1, 2].map((row) => (
  <div key={row} className={classes.group}>
    <SkeletonBlock height={360} radius={16} />
  </div>
));
const RecommendedGroups = dynamic(() => import('./recommended-groups').then((file) => file.RecommendedGroups), {
  ssr: false,
  loading: partLoadingIn(ROOM),
});

/** Below a page of few results, which would leave a void: what the shop has besides, fetched once somebody comes near. */
export function FewBelow({ shown }: { shown: readonly string[] }) {
  const { place, isNear } = useNear<HTMLDivElement>();
  return <div ref={place}>{isNear ? <RecommendedGroups shown={shown} room={ROOM} /> : ROOM}</div>;
}
