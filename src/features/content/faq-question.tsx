import { IconChevronDown, IconLink } from '@tabler/icons-react';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../client/use-copy';
import { useTranslation } from '../../client/use-translation';
import type { FaqItem } from '../../contract/faq';
import { ArticleHtml } from '../../ui/article-html';
import classes from './faq-screen.module.css';

const hashOf = () => decodeURIComponent(window.location.hash.slice(1));

interface Props {
  item: FaqItem;
  /** Rank of the question: below the heading of its section, where it has one. */
  level: 2 | 3;
}

/** One question; the address that ends in its id opens it. */
export function FaqQuestion({ item: { id, question, answerHtml }, level }: Props) {
  const Heading = `h${level}` as const;
  const { t } = useTranslation('homepage');
  const copy = useCopy();
  const { events } = useRouter();
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const openIfNamed = () => {
      if (!details.current || hashOf() !== id) return;
      details.current.open = true;
      details.current.scrollIntoView({ block: 'start' });
    };
    openIfNamed();
    events.on('hashChangeComplete', openIfNamed);
    window.addEventListener('hashchange', openIfNamed);
    return () => {
      events.off('hashChangeComplete', openIfNamed);
      window.removeEventListener('hashchange', openIfNamed);
    };
  }, [id, events]);

  const copyLink = () => copy(`${window.location.origin}${window.location.pathname}#${encodeURIComponent(id)}`);
  return (
    <details ref={details} id={id} className={classes.question}>
      <summary className={classes.summary}>
        <Heading className={classes.words} dir="auto">
          {question}
        </Heading>
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </summary>
      <div className={classes.answer}>
        <ArticleHtml html={answerHtml} />
        <button type="button" className={classes.link} onClick={() => void copyLink()}>
          <IconLink size={16} aria-hidden />
          {t('faq.copyLink')}
        </button>
      </div>
    </details>
  );
}
