import { IconMoon, IconSun } from '@tabler/icons-react';
import { useColorScheme } from '../client/use-color-scheme';
import { useTranslation } from '../client/use-translation';
import classes from './status-bar.module.css';

/** Light or dark; kept (ENT-8). */
export function SchemeToggle() {
  const { t } = useTranslation();
  const { isDark, toggle } = useColorScheme();
  const Icon = isDark ? IconSun : IconMoon;
  const name = t(isDark ? 'shell.lightScheme' : 'shell.darkScheme');
  return (
    <button type="button" className={classes.button} aria-label={name} title={name} onClick={toggle}>
      <Icon size={16} aria-hidden />
    </button>
  );
}
