import { Checkbox } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { DeskTransit } from '../../contract/packing-desk';
import classes from './packing.module.css';

interface Props {
  wishes: DeskTransit['wishes'];
  done: readonly string[];
  onChange: (done: string[]) => void;
}

/** What the shopper wants done: each is ticked before anything is sealed. */
export function PackingWishes({ wishes, done, onChange }: Props) {
  const { t } = useTranslation('operator');
  if (wishes.length === 0) return null;
  return (
    <fieldset className={classes.boxes}>
      <legend className={classes.heading}>{t('packing.toDo')}</legend>
      {wishes.map(({ code, name }) => (
        <Checkbox
          key={code}
          label={name}
          checked={done.includes(code)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...done, code] : done.filter((one) => one !== code))
          }
        />
      ))}
    </fieldset>
  );
}
