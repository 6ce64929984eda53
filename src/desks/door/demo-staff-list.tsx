import { Button, Text } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { DemoStaff } from '../../contract/operator';
import classes from './staff-login.module.css';

interface Props {
  people: DemoStaff[];
  onChoose: (person: DemoStaff) => void;
}

/** Staff of a demo shop: a click fills the form. */
export function DemoStaffList({ people, onChoose }: Props) {
  const { t } = useTranslation('operator');
  return (
    <div className={classes.demo}>
      <Text size="sm" fw={600}>
        {t('demo.title')}
      </Text>
      {people.map((person) => (
        <div key={person.email} className={classes.row}>
          <div className={classes.account}>
            <Text size="sm" id={`demo-${person.role}`}>
              {t(`roles.${person.role}`)}
            </Text>
            <Text size="xs" c="dimmed" dir="ltr">
              {person.email}
            </Text>
          </div>
          <Button
            id={`fill-${person.role}`}
            aria-labelledby={`fill-${person.role} demo-${person.role}`}
            variant="default"
            size="xs"
            flex="none"
            onClick={() => onChoose(person)}
          >
            {t('demo.use')}
          </Button>
        </div>
      ))}
    </div>
  );
}
