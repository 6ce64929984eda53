import { useState } from 'react';
import { copyText } from '../../client/copy-text';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { Domains, ShopDomain } from '../../contract/domain-settings';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { CopyButton } from '../../ui/copy-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { StatusChip, type Tone } from '../../ui/status-chip';
import classes from './settings.module.css';

const TONES: Record<ShopDomain['state'], Tone> = { PENDING: 'waiting', INVALID: 'trouble', VALID: 'done' };

interface Props {
  of: ShopDomain;
  mayEdit: boolean;
  then: (told: Domains | undefined, looked?: string) => void;
}

/** One host: how it stands, what its zone has to say, and what can be done with it. */
export function DomainCard({ of: { domain, state, faults, isMain, txt, cname }, mayEdit, then }: Props) {
  const { t } = useTranslation('operator');
  const params = { domain };
  const [isAsking, setAsking] = useState(false);
  const check = useAction('POST /operator/settings/domains/{domain}/check', { isSwitch: true });
  const main = useAction('POST /operator/settings/domains/{domain}/main');
  const remove = useAction('DELETE /operator/settings/domains/{domain}');
  const forget = async () => {
    const told = await remove.run({ params });
    setAsking(false);
    then(told);
  };
  return (
    <section className={classes.section} aria-label={domain}>
      <div className={classes.actions}>
        <strong dir="ltr">{domain}</strong>
        <StatusChip tone={TONES[state]}>{t(`settings.domain.state.${state}`)}</StatusChip>
        {isMain && <StatusChip tone="neutral">{t('settings.domain.main')}</StatusChip>}
      </div>
      <RefusalAlert error={check.error ?? main.error ?? remove.error} />
      {faults.length > 0 && (
        <div role="status">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{t(`settings.domain.fault.${fault}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {state !== 'VALID' && (
        <>
          <p className={classes.quiet}>{t('settings.domain.records')}</p>
          {[
            { type: 'TXT', ...txt },
            { type: 'CNAME', ...cname },
          ].map(({ type, name, value }) => (
            <div key={type} className={classes.row}>
              <span className={classes.code} dir="ltr">
                {type} <strong>{name}</strong> {value}
              </span>
              <span className={classes.actions}>
                <CopyButton label={t('settings.copy', { what: name })} onCopy={() => copyText(name)} />
                <CopyButton label={t('settings.copy', { what: value })} onCopy={() => copyText(value)} />
              </span>
            </div>
          ))}
          <p className={classes.quiet}>{t('settings.domain.apex')}</p>
        </>
      )}
      {mayEdit && (
        <div className={classes.actions}>
          <ActionButton
            size="xs"
            variant="default"
            loading={check.isRunning}
            onClick={() => void check.run({ params }).then((told) => then(told, domain))}
          >
            {t('settings.domain.check')}
          </ActionButton>
          {!isMain && (
            <ActionButton
              size="xs"
              variant="default"
              loading={main.isRunning}
              onClick={() => void main.run({ params }).then(then)}
            >
              {t('settings.domain.makeMain')}
            </ActionButton>
          )}
          <ActionButton size="xs" variant="subtle" color="red" onClick={() => setAsking(true)}>
            {t('settings.domain.remove')}
          </ActionButton>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('settings.domain.removeAsk', { domain })}
        text={t('settings.domain.removeText')}
        confirmLabel={t('settings.domain.remove')}
        isDangerous
        isRunning={remove.isRunning}
        onConfirm={() => void forget()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
