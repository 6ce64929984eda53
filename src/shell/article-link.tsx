import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { ArticleType } from '../contract/tenant';
import { useOnceOpened } from '../ui/use-once-opened';
import classes from './footer.module.css';
import { LayerLoading } from '../ui/part-loading';

const ArticleModal = dynamic(() => import('./article-modal').then((m) => m.ArticleModal), {
  ssr: false,
  loading: LayerLoading,
});

/** An article that has no page of its own, in a dialog (FRM-8). */
export function ArticleLink({ type, label }: { type: ArticleType; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const isNeeded = useOnceOpened(isOpen);
  return (
    <>
      <button type="button" className={classes.link} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isNeeded && <ArticleModal type={type} label={label} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
