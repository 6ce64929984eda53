import { IconBell } from '@tabler/icons-react';
import Link from 'next/link';
import useSWR from 'swr';
import { call } from '../../client/call';
import { useTranslation } from '../../client/use-translation';
import type { StaffSelf } from '../../contract/operator';
import { countText } from '../../ui/count-text';
import { loadWaiting } from './load-waiting';
import { Dropdown } from '../../ui/dropdown';
import classes from './desk-frame.module.css';
import { desksFor } from './desks';

const EVERY_MINUTE_MS = 60_000;

/** How much waits at the desks of this person, and the way there. */
export function DeskBell({ self }: { self: StaffSelf }) {
  const { t } = useTranslation('operator');
  const { data } = useSWR(['waiting', self.id], () => loadWaiting(call, self), {
    refreshInterval: EVERY_MINUTE_MS,
    shouldRetryOnError: false,
  });
  const desks = desksFor(self.permissions, self.off).filter(({ name }) => data?.[name]);
  const all = desks.reduce((sum, { name }) => sum + (data?.[name] ?? 0), 0);
  return (
    <Dropdown
      className={classes.tool}
      panelClassName={classes.below}
      name={t('bell.name', { count: all })}
      label={
        <>
          <IconBell size={16} aria-hidden />
          {all > 0 && <span className={classes.dot} />}
        </>
      }
    >
      {(close) => (
        <ul className={classes.waits}>
          {desks.map(({ name, href }) => (
            <li key={name}>
              <Link className={classes.link} href={href} prefetch={false} onClick={close}>
                {t(`nav.${name}`)} <span className={classes.figure}>{countText(data?.[name])}</span>
              </Link>
            </li>
          ))}
          {all === 0 && <li className={classes.idle}>{t('bell.idle')}</li>}
        </ul>
      )}
    </Dropdown>
  );
}
