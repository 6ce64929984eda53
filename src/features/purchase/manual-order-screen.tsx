import type { ManualOrderDraft } from './manual-order-form';
import { Stack, Text, Title } from '@mantine/core';
import Head from 'next/head';
import { useState } from 'react';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { ManualOrder } from '../../contract/purchase';
import { ManualOrderDone } from './manual-order-done';
import { ManualOrderForm } from './manual-order-form';
import classes from './manual-order.module.css';

/** For a link that no source can read: the shopper describes the thing, an operator quotes it. */
export function ManualOrderScreen({ draft }: { draft: ManualOrderDraft }) {
  const { t } = useTranslation('purchase');
  const { name } = useTenant();
  const [sent, setSent] = useState<ManualOrder>();

  return (
    <>
      <Head>
        <title>{`${t('manual.title')} · ${name}`}</title>
      </Head>
      <div className={classes.page}>
        {!sent ? (
          <Stack gap="xl">
            <div>
              <Title order={1} size="h2">
                {t('manual.title')}
              </Title>
              <Text c="dimmed" mt="xs">
                {t('manual.intro')}
              </Text>
            </div>
            <ManualOrderForm draft={draft} onSent={setSent} />
          </Stack>
        ) : (
          <ManualOrderDone order={sent} onAnother={() => setSent(undefined)} />
        )}
      </div>
    </>
  );
}
