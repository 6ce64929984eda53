import { Paper, Stack, Text, Title } from '@mantine/core';
import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { OutboxMail } from '../../contract/auth';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { PageTitle } from '../../ui/page-title';
import classes from './outbox-screen.module.css';

/** What a demo shop would have mailed: codes and notices, newest first. */
export function OutboxScreen({ mails }: { mails: OutboxMail[] }) {
  const { t } = useTranslation('auth');
  const { tenant, locale } = useShell();
  return (
    <div className={classes.page}>
      <PageTitle title={t('outbox.title')} />
      <Link className={classes.back} href={paths.home()}>
        {tenant.name}
      </Link>
      <Title order={1}>{t('outbox.title')}</Title>
      <Text c="dimmed">{mails.length ? t('outbox.lead') : t('outbox.empty')}</Text>
      {mails.map((mail) => (
        <Paper key={mail.id} withBorder className={classes.mail} component="article">
          <Stack gap={4}>
            <Text size="sm" c="dimmed" dir="ltr">
              {mail.to} · {formatDateTime(mail.createdAt, tenant.timezoneOffset, intlTag(locale))}
            </Text>
            <Title order={2} size="h4" dir="auto">
              {mail.subject}
            </Title>
            <Text className={classes.text} dir="auto">
              {mail.text}
            </Text>
          </Stack>
        </Paper>
      ))}
    </div>
  );
}
