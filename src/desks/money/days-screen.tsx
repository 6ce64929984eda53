import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { DayPage, DeskDay } from '../../contract/day-desk';
import { DAY_VIEWS } from '../../contract/day-desk.enums';
import { deskPaths } from '../../contract/desk-paths';
import { StatusChip } from '../../ui/status-chip';
import { NameText } from '../bench/name-text';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { DAY_TONES } from './day-tones';
import { DAYS_INDEX } from './load-days';
import classes from './money.module.css';
import { useDayText } from '../bench/use-day-text';

interface Props {
  list: DayPage | null;
  asked: Asked<(typeof DAY_VIEWS)[number]>;
}

/** Days of the money book, and who has said that each is right. */
export function DaysScreen({ list, asked }: Props) {
  const { t } = useTranslation('operator');
  const dayText = useDayText();
  const columns: IndexColumn<DeskDay>[] = [
    {
      id: 'day',
      header: t('days.day'),
      cell: ({ id }) => (
        <Link href={deskPaths.day(id)} prefetch={false} className={classes.link}>
          {dayText(id)}
        </Link>
      ),
    },
    {
      id: 'signed',
      header: t('days.signedHead'),
      isNamed: true,
      shows: 'card',
      cell: ({ signedBy }) => signedBy !== null && <NameText name={signedBy} />,
    },
    {
      id: 'checked',
      header: t('days.checkedHead'),
      isNamed: true,
      cell: ({ checkedBy }) => checkedBy !== null && <NameText name={checkedBy} />,
    },
    { id: 'events', header: t('days.events'), isFigure: true, shows: 'card', cell: ({ events }) => events },
    {
      id: 'late',
      header: t('days.late'),
      isFigure: true,
      cell: ({ late }) => late > 0 && <StatusChip tone="trouble">{t('days.lateCount', { count: late })}</StatusChip>,
    },
    // the last, which on a card stands beside the day
    {
      id: 'state',
      header: t('money.state'),
      cell: ({ state }) => <StatusChip tone={DAY_TONES[state]}>{t(`days.state.${state}`)}</StatusChip>,
    },
  ];
  const waiting: Partial<Record<string, number>> = list?.waiting ?? {};
  return (
    <IndexPage
      spec={DAYS_INDEX}
      title={t('nav.days')}
      {...{ asked, list, columns }}
      views={DAY_VIEWS.map((id) => ({ id, label: t(`days.view.${id}`), count: waiting[id] }))}
      nameOf={({ id }) => dayText(id)}
      hrefOfRecord={deskPaths.day}
      empty={{ title: t('days.none'), queue: 'days' }}
    />
  );
}
