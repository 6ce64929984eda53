import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useCopy } from '../../client/use-copy';
import { useTranslation } from '../../client/use-translation';
import type { Warehouse } from '../../contract/tenant';
import { CopyButton } from '../../ui/copy-button';
import classes from './user-warehouses-screen.module.css';
import { addressLines, asText } from './warehouse-address.rules';

/** One address, line by line as a marketplace asks for it. */
export function WarehouseAddress({ warehouse, code }: { warehouse: Warehouse; code: string }) {
  const { t } = useTranslation('proxyshipping');
  const copy = useCopy();
  const lines = addressLines(warehouse, code);
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
