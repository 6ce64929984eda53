import { useState } from 'react';
import { useRequest } from '../../client/use-request';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskThreadSubject } from '../../contract/thread-desk';
import { LoadError } from '../../ui/load-error';
import classes from './thread.module.css';
import { readThread } from './read-thread';
import { ThreadTalk } from './thread-talk';

interface Props {
  about: DeskThreadSubject;
  /** Something was written: the history of the record tells that too. */
  onSaid?: () => void;
}

/** What was said about the thing of a record, for whoever may read it: a part of the records of all desks. */
export function ThreadPart(props: Props) {
  const may = useMay('customer.read');
  const { kind, id } = props.about;
  return may ? <Part key={`${kind}.${id}`} {...props} /> : null;
}

function Part({ about, onSaid }: Props) {
  const { t } = useTranslation('operator');
  const [isStale, setStale] = useState(false);
  const { data, error, mutate } = useRequest('GET /operator/thread', { query: about });
  const show = (thread: Awaited<ReturnType<typeof readThread>>) => {
    if (thread) void mutate({ thread }, { revalidate: false });
  };
  return (
    <section className={classes.part} aria-busy={!data && !error ? true : undefined}>
      <h2>{t('threads.talk')}</h2>
      {error && <LoadError detail={error.detail} onRetry={() => void mutate()} />}
      {isStale && <p role="alert">{t('record.stale')}</p>}
      {data && (
        <ThreadTalk
          about={about}
          thread={data.thread}
          onSaid={(now) => (setStale(false), show(now), onSaid?.())}
          onRefused={({ data: now }) => void readThread(now).then((thread) => thread && (setStale(true), show(thread)))}
        />
      )}
    </section>
  );
}
