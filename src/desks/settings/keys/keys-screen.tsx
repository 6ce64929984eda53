import { useState } from 'react';
import { useTranslation } from '../../../client/use-translation';
import type { ApiKey, ApiKeys } from '../../../contract/api-key';
import type { Webhooks } from '../../../contract/webhook';
import { SettingsPage } from '../settings-page';
import { KeyCard } from './key-card';
import { KeyForm } from './key-form';
import classes from './keys.module.css';
import { ShownOnce } from './shown-once';
import { WebhooksPanel } from './webhooks-panel';

/** By what programs work at the desks: keys that are made, looked at and ended here. */
export function KeysScreen({ read, webhooks }: { read: ApiKeys; webhooks: Webhooks }) {
  const { t } = useTranslation('operator');
  const [keys, setKeys] = useState(read.items);
  const [token, setToken] = useState<{ name: string; token: string }>();
  const [isOpen, setOpen] = useState(false);
  const replace = (key: ApiKey) => setKeys((known) => known.map((one) => (one.id === key.id ? key : one)));
  return (
    <SettingsPage section="keys">
      <h2 className={classes.title}>{t('settings.keys.title')}</h2>
      {token && (
        <ShownOnce
          key={token.token}
          what={t('settings.keys.made', { name: token.name })}
          secret={token.token}
          onDone={() => setToken(undefined)}
        />
      )}
      <KeyForm
        {...{ isOpen, setOpen }}
        onMade={(made) => {
          setKeys((known) => [made.key, ...known]);
          setToken({ name: made.key.name, token: made.token });
        }}
      />
      {keys.length === 0 && !isOpen && (
        <p className={classes.quiet}>
          <strong>{t('settings.keys.none')}</strong> {t('settings.keys.noneText')}
        </p>
      )}
      {keys.length > 0 && (
        <ul className={classes.list}>
          {keys.map((key) => (
            <KeyCard key={key.id} of={key} onChange={replace} />
          ))}
        </ul>
      )}
      <WebhooksPanel read={webhooks} />
    </SettingsPage>
  );
}
