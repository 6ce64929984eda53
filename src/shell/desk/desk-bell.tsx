import { IconBell } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { StaffSelf } from '../../contract/operator';
import { countText } from '../../ui/count-text';
import { Dropdown } from '../../ui/dropdown';
import classes from './desk-frame.module.css';
import { desksFor } from './desks';

interface Props {
  self: StaffSelf;
  waiting: Partial<Record<string, number>>;
}

/** How much waits at the desks of this person, and the way there. */
export function DeskBell({ self, waiting }: Props) {
  const { t } = useTranslation('operator');
  const desks = desksFor(self.permissions, self.off).filter(({ name }) => waiting[name]);
  const all = desks.reduce((sum, { name }) => sum + (waiting[name] ?? 0), 0);
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
                {t(`nav.${name}`)} <span className={classes.figure}>{countText(waiting[name])}</span>
              </Link>
            </li>
          ))}
          {all === 0 && <li className={classes.idle}>{t('bell.idle')}</li>}
        </ul>
      )}
    </Dropdown>
  );
}
