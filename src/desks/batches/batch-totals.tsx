import { Table } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { DeskBatch } from '../../contract/batch';
import { MoneyText } from '../../ui/price';
import { useCountryName } from '../bench/use-country-name';
import { cubicMetres, kilograms } from './batch-figures';
import classes from './batches.module.css';

/** What it comes to: by line, by country, and together. */
export function BatchTotals({ batch: { byLine, byCountry, totals } }: { batch: DeskBatch }) {
  const { t } = useTranslation('operator');
  const countryName = useCountryName();
  const groups = [
    { by: 'byLine', rows: byLine.map(({ lineName, line, ...sums }) => ({ id: lineName, name: line, sums })) },
    {
      by: 'byCountry',
      rows: byCountry.map(({ country, ...sums }) => ({ id: country, name: countryName(country), sums })),
    },
  ];
  return (
    <Table className={classes.totals} aria-label={t('batches.totals')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          <Table.Th className={classes.figure}>{t('packing.boxes')}</Table.Th>
          <Table.Th className={classes.figure}>{t('batches.kg')}</Table.Th>
          <Table.Th className={classes.figure}>{t('batches.cbm')}</Table.Th>
          <Table.Th className={classes.figure}>{t('batches.value')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {groups.map(({ by, rows }) => (
          <Fragment key={by}>
            <Table.Tr>
              <Table.Th colSpan={5} scope="rowgroup" className={classes.by}>
                {t(`batches.${by}`)}
              </Table.Th>
            </Table.Tr>
            {rows.map(({ id, name, sums }) => (
              <Row key={id} name={name} sums={sums} />
            ))}
          </Fragment>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Row name={t('batches.all')} sums={totals} />
      </Table.Tfoot>
    </Table>
  );
}

function Row({ name, sums }: { name: string; sums: DeskBatch['totals'] }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td className={classes.figure}>{sums.boxes}</Table.Td>
      <Table.Td className={classes.figure}>{kilograms(sums.grams)}</Table.Td>
      <Table.Td className={classes.figure}>{cubicMetres(sums.cubicMm)}</Table.Td>
      <Table.Td className={classes.figure}>
        <MoneyText money={sums.value} />
      </Table.Td>
    </Table.Tr>
  );
}
