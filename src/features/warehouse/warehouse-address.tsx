import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useCopy } from '../../client/use-copy';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { listText } from '../../contract/list-text';
import { intlTag } from '../../contract/locales';
import type { Warehouse } from '../../contract/tenant';
import type { UserWarehouse } from '../../contract/warehouse';
import { CopyButton } from '../../ui/copy-button';
import { nameOfDay } from './storage-day-name';
import classes from './user-warehouses-screen.module.css';
import { addressLines, asText } from './warehouse-address.rules';

interface Props {
  warehouse: Warehouse;
  code: string;
  /** The next times for which it is closed. */
  holidays: UserWarehouse['holidays'];
}

/** One address, line by line as a marketplace asks for it, and when nobody is there. */
export function WarehouseAddress({ warehouse, code, holidays }: Props) {
  const { t } = useTranslation('proxyshipping');
  const copy = useCopy();
  const tag = intlTag(useLocale());
  const lines = addressLines(warehouse, code);
  const closed = holidays.map(({ from, to }) => [...new Set([from, to])].map((day) => nameOfDay(day, tag)).join(' – '));
  return (
    <section className={classes.card} aria-labelledby={`warehouse-${warehouse.id}`}>
      <h2 id={`warehouse-${warehouse.id}`} className={classes.name}>
        {warehouse.name}
      </h2>
      <dl className={classes.lines}>
        {lines.map(({ name, value }) => (
          <div key={name} className={classes.line}>
            <dt>{t(`line.${name}`)}</dt>
            <dd>
              <bdi lang="zh-CN">{value}</bdi>
            </dd>
            <dd>
              <CopyButton label={t('copyLine', { line: t(`line.${name}`) })} onCopy={() => copy(value)} />
            </dd>
          </div>
        ))}
      </dl>
      {closed.length > 0 && <p className={classes.closed}>{t('closed', { days: listText(closed, tag) })}</p>}
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => void copy(asText(lines))}
      >
        {t('copyAll')}
      </Button>
    </section>
  );
}
