import { Checkbox } from '@mantine/core';
import { IconColumns } from '@tabler/icons-react';
import { useTranslation } from '../../client/use-translation';
import { Dropdown } from '../../ui/dropdown';
import classes from './index-page.module.css';

interface Props {
  /** In their order; the first is always there. */
  columns: { id: string; header: string }[];
  /** Undefined: all of them. */
  chosen: string[] | undefined;
  onChoose: (cols: string[] | undefined) => void;
}

/** Which columns a list shows. */
export function ColumnMenu({ columns, chosen, onChoose }: Props) {
  const { t } = useTranslation('operator');
  const isShown = (id: string) => chosen === undefined || chosen.includes(id);
  const toggle = (id: string) => {
    const cols = columns.filter((column) => (column.id === id ? !isShown(id) : isShown(column.id)));
    onChoose(cols.length === columns.length ? undefined : cols.map((column) => column.id));
  };
  return (
    <Dropdown
      className={classes.tool}
      name={t('index.columns')}
      label={<IconColumns size={16} aria-hidden />}
      panelClassName={classes.end}
    >
      {() => (
        <div className={classes.options} role="group" aria-label={t('index.columns')}>
          {columns.map(({ id, header }, at) => (
            <Checkbox
              key={id}
              size="xs"
              label={header}
              checked={at === 0 || isShown(id)}
              disabled={at === 0}
              onChange={() => toggle(id)}
            />
          ))}
        </div>
      )}
    </Dropdown>
  );
}
