import dynamic from 'next/dynamic';
import type { ThreadSubject } from '../contract/thread';
import { Late } from '../ui/late';
import classes from './late-thread.module.css';
import { PartLoading } from '../ui/part-loading';

const ThreadPanel = dynamic(() => import('../features/account/thread-panel').then((file) => file.ThreadPanel), {
  ssr: false,
  loading: PartLoading,
});

/**
 * What is said about a thing, on the page of it: below all else, as nobody knows how long it is, and fetched when that is
 * there.
 */
export const LateThread = ({ about }: { about: ThreadSubject }) => (
  <div className={classes.room}>
    <Late>
      <ThreadPanel about={about} />
    </Late>
  </div>
);
