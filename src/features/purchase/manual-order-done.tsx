import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import type { ManualOrder } from '../../contract/purchase';
import classes from './manual-order.module.css';

const STEPS = ['check', 'quote', 'pay'] as const;

export function ManualOrderDone({ order, onAnother }: { order: ManualOrder; onAnother: () => void }) {
  const { t } = useTranslation('purchase');
  const heading = useRef<HTMLHeadingElement>(null);
  // the form has gone: say where one is now
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={classes.card}>
      <Stack gap="lg">
        <IconCircleCheck className={classes.done} aria-hidden />
        <div>
          <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.heading}>
            {t('manual.done.title')}
          </Title>
          <Text mt="xs">{t('manual.done.what', { title: order.title })}</Text>
        </div>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`manual.done.${step}`)}</li>
          ))}
        </ol>
        <Group>
          <Button component={Link} href={paths.manualOrderDetail(order.id)}>
            {t('manual.done.toRequest')}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('manual.done.another')}
          </Button>
        </Group>
      </Stack>
    </div>
  );
}
