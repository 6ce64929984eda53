import type { ReactNode } from 'react';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { VersionState } from '../../contract/dated-terms';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { StatusChip, type Tone } from '../../ui/status-chip';
import classes from './settings.module.css';

const TONES: Record<VersionState, Tone> = {
  TO_COME: 'waiting',
  IN_FORCE: 'done',
  OVER: 'neutral',
  WITHDRAWN: 'trouble',
};

export interface Head {
  id: string;
  validFrom: string;
  state: VersionState;
  author: string;
  note: string;
  withdrawnBy: string | null;
}

interface Props<Version extends Head> {
  versions: readonly Version[];
  /** What is to be read of one, and what can be done with it. */
  detail: (version: Version) => ReactNode;
  actions: (version: Version) => ReactNode;
}

/** Terms by their days, the last to begin first. */
export function DatedList<Version extends Head>({ versions, detail, actions }: Props<Version>) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  return (
    <ul className={classes.list}>
      {versions.map((version) => (
        <li key={version.id} className={classes.row}>
          <div>
            <strong>{formatDateTime(version.validFrom, tenant.timezoneOffset, intlTag(locale))}</strong>{' '}
            <StatusChip tone={TONES[version.state]}>{t(`settings.dated.state.${version.state}`)}</StatusChip>{' '}
            <span className={classes.quiet}>
              {version.author}
              {version.withdrawnBy && ` · ${t('settings.dated.withdrawnBy', { name: version.withdrawnBy })}`}
            </span>
            {version.note && <p>{version.note}</p>}
            {detail(version)}
          </div>
          <span className={classes.actions}>{actions(version)}</span>
        </li>
      ))}
    </ul>
  );
}
