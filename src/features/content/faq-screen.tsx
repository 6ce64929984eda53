import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { Faq } from '../../contract/faq';
import { ArticleHtml } from '../../ui/article-html';
import { EmptyState } from '../../ui/empty-state';
import { ArticleScreen } from './article-screen';
import { FaqQuestion } from './faq-question';
import { findInFaq } from './faq.rules';
import classes from './faq-screen.module.css';

/** Questions and answers: search them, open them, link to one of them. */
export function FaqScreen({ title, faq }: { title: string; faq: Faq }) {
  const { t } = useTranslation('homepage');
  const router = useRouter();
  const [wanted, setWanted] = useState(typeof router.query.q === 'string' ? router.query.q : '');
  const found = findInFaq(faq.sections, wanted);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);

  const search = (text: string) => {
    setWanted(text);
    const query = text.trim() ? { q: text.trim() } : {};
    void router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
  };
  return (
    <ArticleScreen article={{ title }}>
      <TextInput
        type="search"
        aria-label={t('faq.search')}
        placeholder={t('faq.search')}
        value={wanted}
        maxLength={100}
        onChange={(event) => search(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <p className={classes.count} role="status">
        {wanted.trim() && count > 0 ? t('faq.found', { count }) : ''}
      </p>
      {count === 0 && wanted.trim() ? (
        <EmptyState
          picture="search"
          title={t('faq.none')}
          text={t('faq.noneText')}
          action={
            <Button variant="default" onClick={() => search('')}>
              {t('faq.showAll')}
            </Button>
          }
        />
      ) : (
        found.map(({ title: name, introHtml, items }) => (
          <section key={name} className={classes.section}>
            {name && <h2 className={classes.title}>{name}</h2>}
            {introHtml && <ArticleHtml html={introHtml} />}
            {items.map((item) => (
              <FaqQuestion key={item.id} item={item} level={name ? 3 : 2} />
            ))}
          </section>
        ))
      )}
      {faq.closingHtml && <ArticleHtml html={faq.closingHtml} />}
    </ArticleScreen>
  );
}
