import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { useCopy } from '../../client/use-copy';
import { useTranslation } from '../../client/use-translation';
import type { PaymentStart } from '../../contract/payment';
import classes from './pay-elsewhere.module.css';
import { clockOf, useSecondsLeft } from './use-seconds-left';
import { PartLoading } from '../../ui/part-loading';

const QrPicture = dynamic(() => import('../../ui/qr-picture').then((file) => file.QrPicture), {
  ssr: false,
  loading: PartLoading,
});

export type ElsewhereStart = Extract<PaymentStart, { kind: 'qr' | 'code' }>;
export const isElsewhere = (start: PaymentStart | null): start is ElsewhereStart =>
  start?.kind === 'qr' || start?.kind === 'code';

/** What a shopper takes along who pays elsewhere: a picture for an app, or a number for a counter; and how long it is good. */
export function PayElsewhere({ start }: { start: ElsewhereStart }) {
  const { t } = useTranslation('payment');
  const copy = useCopy();
  const left = useSecondsLeft(start.expiresAt);
  if (left === 0) return <Text role="status">{t('start.over')}</Text>;
  const text = start.kind === 'qr' ? start.text : start.code;
  return (
    <Stack align="center" gap="sm" className={classes.part}>
      <Text ta="center" className={classes.words}>
        {t(start.kind === 'qr' ? 'start.scan' : 'start.tell')}
      </Text>
      {start.kind === 'qr' ? (
        <div className={classes.frame}>
          <QrPicture text={text} label={t('start.picture')} />
        </div>
      ) : (
        <Code className={classes.code} aria-label={t('start.code')} dir="ltr">
          {text}
        </Code>
      )}
      {left !== undefined && (
        <Text size="sm" c="dimmed" role="timer" className={classes.left}>
          {t('start.validFor', { time: clockOf(left) })}
        </Text>
      )}
      <Group justify="center" gap="xs">
        <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(text)}>
          {t('start.copy')}
        </Button>
        {start.url !== null && (
          <Button
            component="a"
            href={start.url}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            {t('start.open')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
