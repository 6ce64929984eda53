import { SegmentedControl, useDirection } from '@mantine/core';
import { useId } from 'react';
import { keepDisplay } from '../../client/display-cookies';
import { useColorScheme } from '../../client/use-color-scheme';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import classes from './account-screen.module.css';

/** Kept in this browser (ENT-8), and shown at once. */
export function DisplaySettings() {
  const { t } = useTranslation('account');
  const { chosen, choose } = useColorScheme();
  const { dir, setDirection } = useDirection();
  const { colours } = useShell();
  const [schemeId, directionId] = [useId(), useId()];
  const turn = (next: string) => {
    const direction = next === 'rtl' ? 'rtl' : 'ltr';
    keepDisplay('direction', direction, colours.primary);
    setDirection(direction);
  };
  return (
    <div className={classes.choices}>
      <div>
        <p id={schemeId} className={classes.label}>
          {t('display.scheme')}
        </p>
        <SegmentedControl
          aria-labelledby={schemeId}
          value={chosen}
          onChange={(next) => choose(next === 'dark' || next === 'light' ? next : 'auto')}
          data={[
            { value: 'auto', label: t('display.auto') },
            { value: 'light', label: t('display.light') },
            { value: 'dark', label: t('display.dark') },
          ]}
        />
      </div>
      <div>
        <p id={directionId} className={classes.label}>
          {t('display.direction')}
        </p>
        <SegmentedControl
          aria-labelledby={directionId}
          value={dir}
          onChange={turn}
          data={[
            { value: 'ltr', label: t('display.ltr') },
            { value: 'rtl', label: t('display.rtl') },
          ]}
        />
      </div>
    </div>
  );
}
