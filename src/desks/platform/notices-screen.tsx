import { Textarea, TextInput, Title } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { LOCALE_FACTS } from '../../contract/locales';
import type { PlatformNotice } from '../../contract/notices';
import { ActionButton } from '../../ui/action-button';
import { PageTitle } from '../../ui/page-title';
import { RefusalAlert } from '../../ui/refusal-alert';
import { NoticeLines } from './notice-lines';
import classes from './platform.module.css';

const readNotices = async (data: unknown) => {
  const [{ PlatformNotice: rules }, z] = await Promise.all([
    import('../../contract/notices.schemas'),
    import('zod/mini'),
  ]);
  return z.array(rules).safeParse(data).data;
};

const EMPTY = { en: '', 'zh-CN': '' };

/** What the staff of all shops are told: it stands above their desks until each of them has put it away. */
export function NoticesScreen({ first }: { first: PlatformNotice[] }) {
  const { t } = useTranslation('operator');
  const [notices, setNotices] = useState(first);
  const [words, setWords] = useState(EMPTY);
  const [until, setUntil] = useState('');
  useUnsavedForm(until !== '' || Object.values(words).some(Boolean));
  const tell = useAction('POST /platform/notices', {
    onError: ({ status, data }) => {
      if (status === 409) void readNotices(data).then((now) => now && setNotices(now));
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const now = await tell.run({ body: { newest: notices[0]?.id ?? '', words, until: until ? `${until}:00Z` : null } });
    if (!now) return;
    setNotices(now);
    setWords(EMPTY);
    setUntil('');
    notify.success(t('platform.notices.told'));
  };
  return (
    <>
      <PageTitle title={t('platform.nav.notices')} />
      <Title order={1} fz={20} mb="sm">
        {t('platform.nav.notices')}
      </Title>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={classes.none}>{t('platform.notices.follows')}</p>
        <RefusalAlert error={tell.error} />
        {(['en', 'zh-CN'] as const).map((language) => (
          <Textarea
            key={language}
            label={LOCALE_FACTS[language].name}
            lang={language}
            rows={3}
            maxLength={500}
            value={words[language]}
            onChange={({ currentTarget: { value } }) => setWords({ ...words, [language]: value })}
          />
        ))}
        <TextInput
          type="datetime-local"
          label={t('platform.notices.until')}
          description={t('platform.notices.untilHint')}
          value={until}
          onChange={({ currentTarget: { value } }) => setUntil(value)}
        />
        <div className={classes.actions}>
          <ActionButton type="submit" disabled={!words.en.trim() && !words['zh-CN'].trim()} loading={tell.isRunning}>
            {t('platform.notices.tell')}
          </ActionButton>
        </div>
      </form>
      <NoticeLines notices={notices} onChanged={setNotices} />
    </>
  );
}
