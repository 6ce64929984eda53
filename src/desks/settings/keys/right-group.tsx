import { Checkbox } from '@mantine/core';
import { useStaff } from '../../../client/use-staff';
import { useTranslation } from '../../../client/use-translation';
import { keyBar } from '../../../contract/api-key';
import { PERMISSIONS } from '../../../contract/operator.enums';
import classes from './keys.module.css';

/** The rights of one desk: those that no key holds, or that one lacks oneself, stand there with the reason. */
export function RightGroup({ desk }: { desk: string }) {
  const { t } = useTranslation('operator');
  const { permissions: mine } = useStaff();
  return (
    <div className={classes.group} dir="ltr">
      {PERMISSIONS.filter((verb) => verb.startsWith(`${desk}.`)).map((verb) => {
        const bar = keyBar(verb) ?? (mine.includes(verb) ? null : 'LACKED');
        return (
          <Checkbox
            key={verb}
            value={verb}
            label={verb}
            size="sm"
            disabled={bar !== null}
            description={bar && <bdi>{t(`settings.keys.bar.${bar}`)}</bdi>}
          />
        );
      })}
    </div>
  );
}
