import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTenant } from '../../client/use-shell';
import { PageTitle } from '../../ui/page-title';
import classes from './door.module.css';

/** A page at the door of the staff. */
export function DoorCard({ title, children }: { title: string; children: ReactNode }) {
  const { name: shop } = useTenant();
  return (
    <main id="content" className={classes.page}>
      <PageTitle title={title} />
      <Paper className={classes.card} component="section" withBorder>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <Text c="dimmed" size="sm">
          {shop}
        </Text>
        {children}
      </Paper>
    </main>
  );
}
