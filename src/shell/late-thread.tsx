import dynamic from 'next/dynamic';
import type { ThreadSubject } from '../contract/thread';
import { Late } from '../ui/late';

const ThreadPanel = dynamic(() => import('../features/account/thread-panel').then((file) => file.ThreadPanel), {
  ssr: false,
});

/** What is said about a thing, on the page of it: below what the page is for, and fetched when that is there. */
export const LateThread = ({ about }: { about: ThreadSubject }) => (
  <Late>
    <ThreadPanel about={about} />
  </Late>
);
