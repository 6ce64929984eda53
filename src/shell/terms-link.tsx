import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useOnceOpened } from '../ui/use-once-opened';
import classes from './footer.module.css';

const TermsModal = dynamic(() => import('./terms-modal').then((m) => m.TermsModal), { ssr: false });

/** Privacy policy and terms, in a dialog (FRM-8). */
export function TermsLink() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isNeeded = useOnceOpened(isOpen);
  return (
    <>
      <button type="button" className={classes.link} onClick={() => setOpen(true)}>
        {t('footer.terms')}
      </button>
      {isNeeded && <TermsModal isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
