import { Checkbox, Table } from '@mantine/core';
import { useTable, type RowSelectionState } from '@tanstack/react-table';
import { useId, useMemo, type Dispatch, type MouseEvent, type SetStateAction } from 'react';
import { useTranslation } from '../../client/use-translation';
import { columnsOf, FEATURES, type IndexColumn } from './index-columns';
import { groupNeighbours, type IndexGroups } from './index-groups';
import classes from './index-table.module.css';
import type { Density } from './use-density';

export interface IndexTableProps<Row extends { id: string }> {
  label: string;
  columns: IndexColumn<Row>[];
  rows: Row[];
  /** What a screen reader calls the box that selects a row. */
  nameOf: (row: Row) => string;
  /** The row whose record is open. */
  openId?: string | undefined;
  /** Rows under headings; undefined: one after the other. */
  groups?: IndexGroups<Row> | undefined;
  onOpen?: ((id: string) => void) | undefined;
  density: Density;
  /** Undefined: nothing can be done with several at once. */
  selection?: [RowSelectionState, Dispatch<SetStateAction<RowSelectionState>>] | undefined;
}

const NONE: RowSelectionState = {};

/** The rows of a list; where there is no room for columns each is a card. The library keeps what is selected. */
export function IndexTable<Row extends { id: string }>(props: IndexTableProps<Row>) {
  const { t } = useTranslation('operator');
  const { label, columns, rows, nameOf, openId, onOpen, groups, density, selection } = props;
  const headingId = useId();
  const definitions = useMemo(() => columnsOf(columns), [columns]);
  const [selected, setSelected] = selection ?? [NONE, () => undefined];
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data: rows,
    getRowId: ({ id }) => id,
    state: { rowSelection: selected },
    onRowSelectionChange: setSelected,
    enableRowSelection: selection !== undefined,
  });
  const partOf = (id: string) => {
    const { isFigure, isNamed, shows, header } = columns.find((column) => column.id === id) ?? {};
    // on a card they stand without their heads
    return {
      ...{ 'data-figure': isFigure ? header : undefined, 'data-named': isNamed ? header : undefined },
      'data-shows': shows === 'always' ? undefined : shows,
    };
  };
  const drawRow = (row: ReturnType<typeof table.getRowModel>['rows'][number]) => (
    <Table.Tr
      key={row.id}
      data-row={row.id}
      data-selected={row.getIsSelected() || undefined}
      aria-current={row.id === openId || undefined}
      className={onOpen && classes.opens}
      onClick={(event) => isPlain(event) && onOpen?.(row.id)}
    >
      {selection && (
        <Table.Td className={classes.box}>
          <Checkbox
            size="xs"
            aria-label={nameOf(row.original)}
            checked={row.getIsSelected()}
            // by the click, which alone says whether Shift was down
            onChange={() => undefined}
            onClick={row.getToggleSelectedHandler()}
          />
        </Table.Td>
      )}
      {row.getAllCells().map((cell) => (
        <Table.Td key={cell.id} {...partOf(cell.column.id)}>
          <table.FlexRender cell={cell} />
        </Table.Td>
      ))}
    </Table.Tr>
  );
  const sections = groupNeighbours(table.getRowModel().rows, ({ original }) => groups?.keyOf(original) ?? '');
  return (
    <Table className={classes.table} data-density={density} aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {selection && (
            <Table.Th className={classes.box}>
              <Checkbox
                size="xs"
                aria-label={t('index.selectAll')}
                checked={table.getIsAllRowsSelected()}
                indeterminate={!table.getIsAllRowsSelected() && table.getIsSomeRowsSelected()}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </Table.Th>
          )}
          {columns.map(({ id, header }) => (
            <Table.Th key={id} scope="col" {...partOf(id)}>
              {header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      {sections.map(({ rows: its }, at) => {
        const id = `${headingId}${String(at)}`;
        return (
          <Table.Tbody key={id} aria-labelledby={groups && id}>
            {groups && (
              <Table.Tr className={classes.group}>
                <Table.Th id={id} scope="rowgroup" colSpan={columns.length + (selection ? 1 : 0)}>
                  {groups.heading(its.map(({ original }) => original))}
                </Table.Th>
              </Table.Tr>
            )}
            {its.map(drawRow)}
          </Table.Tbody>
        );
      })}
    </Table>
  );
}

/** Not of a link, button or box in the row, and not the end of words that were marked. */
function isPlain({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('a, button, input, label')) return false;
  return !window.getSelection()?.toString();
}
