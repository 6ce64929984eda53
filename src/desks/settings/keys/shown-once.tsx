import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { copyText } from '../../../client/copy-text';
import { useTranslation } from '../../../client/use-translation';
import { ActionButton } from '../../../ui/action-button';
import classes from './keys.module.css';

interface Props {
  /** What was made, as its heading. */
  what: string;
  /** In place of what is said of a token. */
  text?: string;
  secret: string;
  onDone: () => void;
}

/** A secret on the only page that ever shows it: it is reached at once, and stays until somebody says that they have it. */
export function ShownOnce({ what, text, secret, onDone }: Props) {
  const { t } = useTranslation('operator');
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => holder.current?.focus(), []);
  return (
    <Alert ref={holder} tabIndex={-1} color="yellow" role="status" title={what} data-private>
      <div className={classes.once}>
        <p>{text ?? t('settings.keys.once')}</p>
        <code className={classes.secret} dir="ltr">
          {secret}
        </code>
        <div className={classes.actions}>
          <ActionButton size="sm" onClick={() => void copyText(secret)}>
            {t('settings.keys.copy')}
          </ActionButton>
          <ActionButton size="sm" variant="default" onClick={onDone}>
            {t('settings.keys.have')}
          </ActionButton>
        </div>
      </div>
    </Alert>
  );
}
