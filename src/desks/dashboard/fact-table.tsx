import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../client/use-translation';
import { saveCsv } from './csv';
import classes from './dashboard.module.css';
import type { Series } from './facts-of';

interface Props {
  /** Of the table, and of the file that it is kept as. */
  title: string;
  /** What the first column holds. */
  head: string;
  series: Series;
  nameOf?: (name: string) => string;
  text?: (value: number) => string;
}

/** The numbers of a picture, to be read and to be taken along. */
export function FactTable({ title, head, series, nameOf = (name) => name, text = String }: Props) {
  const { t } = useTranslation('operator');
  const { names, rows, total } = series;
  const save = () =>
    saveCsv(title, [
      [head, ...names],
      ...rows.map(({ name, values }) => [nameOf(name), ...values]),
      ...(total ? [[total.name, ...total.values]] : []),
    ]);
  return (
    <>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={title}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {names.map((name) => (
                <th key={name} scope="col" data-figure>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }, place) => (
              // two lines may be called the same
              <tr key={`${name} ${String(place)}`}>
                <th scope="row">
                  <bdi>{nameOf(name)}</bdi>
                </th>
                {values.map((value, at) => (
                  <td key={names[at]} data-figure>
                    {text(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>
                <th scope="row">{total.name}</th>
                {total.values.map((value, at) => (
                  <td key={names[at]} data-figure>
                    {text(value)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <Button size="compact-xs" variant="subtle" leftSection={<IconDownload size={14} aria-hidden />} onClick={save}>
        {t('dashboard.csv')}
      </Button>
    </>
  );
}
