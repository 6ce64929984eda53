import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { AuthCard } from './auth-card';

interface Props {
  site: string;
  email: string;
  onProceed: () => void;
  onDecline: () => void;
}

/** Names the site outside and what it would learn, and lets the shopper decide (docs/domain.md, refrom). */
export function ExternalReturnNotice({ site, email, onProceed, onDecline }: Props) {
  const { t } = useTranslation('auth');
  return (
    <AuthCard title={t('external.title')}>
      <Text>{t('external.text', { site, email, interpolation: { escapeValue: false } })}</Text>
      <Group>
        <Button onClick={onProceed}>{t('external.proceed', { site })}</Button>
        <Button variant="default" onClick={onDecline}>
          {t('external.stay')}
        </Button>
      </Group>
    </AuthCard>
  );
}
