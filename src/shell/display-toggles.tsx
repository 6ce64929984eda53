import { useDirection } from '@mantine/core';
import { IconTextDirectionLtr, IconTextDirectionRtl } from '@tabler/icons-react';
import { keepDisplay } from '../client/display-cookies';
import { useShell } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { SchemeToggle } from './scheme-toggle';
import classes from './status-bar.module.css';

/** Light or dark, left or right first; both are kept (ENT-8). */
export function DisplayToggles() {
  const { t } = useTranslation();
  const { dir, setDirection } = useDirection();
  const { colours } = useShell();
  const isRtl = dir === 'rtl';
  const Icon = isRtl ? IconTextDirectionLtr : IconTextDirectionRtl;
  const turn = () => {
    const next = isRtl ? 'ltr' : 'rtl';
    keepDisplay('direction', next, colours.primary);
    setDirection(next);
  };
  const name = t(isRtl ? 'shell.leftToRight' : 'shell.rightToLeft');
  return (
    <>
      <button type="button" className={classes.button} aria-label={name} title={name} onClick={turn}>
        <Icon size={16} aria-hidden />
      </button>
      <SchemeToggle />
    </>
  );
}
