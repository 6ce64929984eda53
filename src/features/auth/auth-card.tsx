import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/page-title';
import classes from './auth-card.module.css';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** The one panel of the login, sign-up and password pages. */
export function AuthCard({ title, lead, children, footer }: Props) {
  return (
    <div className={classes.page}>
      <PageTitle title={title} />
      <Paper className={classes.card} component="section" withBorder>
        <Stack gap="lg">
          <div>
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            {lead && <Text c="dimmed">{lead}</Text>}
          </div>
          {children}
        </Stack>
      </Paper>
      {footer && <div className={classes.footer}>{footer}</div>}
    </div>
  );
}
