import { Alert } from '@mantine/core';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { formatDateTime } from '../../contract/tenant-time';
import type { TransitOrderDetail } from '../../contract/transit';
import page from '../../ui/record-page.module.css';
import { AskedDecision } from './asked-decision';
import { CameBackPanel } from './came-back-panel';
import { LostPanel } from './lost-panel';
import { PapersForm } from './papers-form';
import { PhotoRow } from './photo-row';

interface Props {
  order: TransitOrderDetail;
  trouble: NonNullable<TransitOrderDetail['trouble']>;
  onChanged: () => void;
}

/** What customs want of a shipment and until when, or that it came back or is lost, in the place where it is answered. */
export function TroublePanel({ order, trouble, onChanged }: Props) {
  const { t } = useTranslation('transit');
  const { tenant, locale } = useShell();
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale));
  const { kind, note, papers, goods, loss } = trouble;
  if (kind === 'RETURNED') return <CameBackPanel order={order} onChanged={onChanged} />;
  if (loss) return <LostPanel order={order} loss={loss} onChanged={onChanged} />;
  const find = (name: string) => order.actions.find((action) => action.name === name);
  const until = find('SEND_PAPERS')?.until;
  return (
    <section className={page.panel} aria-labelledby="trouble">
      <h2 id="trouble">{t(`trouble.${kind}`)}</h2>
      {papers ? (
        <>
          <Alert color="teal" title={t('papers.sent')}>
            {t('papers.given', { at: time(papers.at) })}
          </Alert>
          {papers.words && <p>{papers.words}</p>}
          <PhotoRow photos={papers.photos} />
        </>
      ) : (
        <>
          <p>{t(`trouble.${kind}_text`, { at: until ? time(until) : '' })}</p>
          {note && (
            <p className={page.quiet}>
              <bdi>{t('papers.customs', { words: note })}</bdi>
            </p>
          )}
          {kind === 'SEIZED' && goods && (
            <p className={page.quiet}>{t('papers.goods', { amount: formatMoney(goods, intlTag(locale)) })}</p>
          )}
          <PapersForm orderId={order.id} onSent={onChanged} />
        </>
      )}
      {find('GIVE_UP') && (
        <div>
          <AskedDecision
            orderId={order.id}
            choice="GIVE_UP"
            variant="subtle"
            color="red"
            words={{
              open: t('papers.giveUp'),
              text: t('papers.giveUpText'),
              keep: t('closeAsk.keep'),
              done: t('papers.givenUp'),
            }}
            onChanged={onChanged}
          />
        </div>
      )}
    </section>
  );
}
