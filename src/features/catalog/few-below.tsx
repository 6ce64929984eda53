import dynamic from 'next/dynamic';
import { partLoadingIn } from '../../ui/part-loading';
import { SkeletonBlock } from '../../ui/skeletons';
import { useNear } from '../../ui/use-near';

const ROOM = <SkeletonBlock height={380} radius={16} />;
const RecommendedGroups = dynamic(() => import('./recommended-groups').then((file) => file.RecommendedGroups), {
  ssr: false,
  loading: partLoadingIn(ROOM),
});

/** Below a page of few results, which would leave a void: what the shop has besides, fetched once somebody comes near. */
export function FewBelow({ shown }: { shown: readonly string[] }) {
  const { place, isNear } = useNear<HTMLDivElement>();
  return <div ref={place}>{isNear ? <RecommendedGroups shown={shown} room={ROOM} /> : ROOM}</div>;
}
