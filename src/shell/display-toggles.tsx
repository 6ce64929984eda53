import { useDirection } from '@mantine/core';
import { IconMoon, IconSun, IconTextDirectionLtr, IconTextDirectionRtl } from '@tabler/icons-react';
import { keepDisplay } from '../client/display-cookies';
import { useColorScheme } from '../client/use-color-scheme';
import { useShell } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import classes from './status-bar.module.css';

/** Light or dark, left or right first; both are kept (ENT-8). */
export function DisplayToggles() {
  const { t } = useTranslation();
  const { isDark, toggle } = useColorScheme();
  const { dir, setDirection } = useDirection();
  const { colours } = useShell();
  const isRtl = dir === 'rtl';
  const SchemeIcon = isDark ? IconSun : IconMoon;
  const DirectionIcon = isRtl ? IconTextDirectionLtr : IconTextDirectionRtl;
  const turn = () => {
    const next = isRtl ? 'ltr' : 'rtl';
    keepDisplay('direction', next, colours.primary);
    setDirection(next);
  };
  const directionName = t(isRtl ? 'shell.leftToRight' : 'shell.rightToLeft');
  const schemeName = t(isDark ? 'shell.lightScheme' : 'shell.darkScheme');
  return (
    <>
      <button type="button" className={classes.button} aria-label={directionName} title={directionName} onClick={turn}>
        <DirectionIcon size={16} aria-hidden />
      </button>
      <button type="button" className={classes.button} aria-label={schemeName} title={schemeName} onClick={toggle}>
        <SchemeIcon size={16} aria-hidden />
      </button>
    </>
  );
}
