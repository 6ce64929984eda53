import { Group } from '@mantine/core';
import { notify } from '../../client/notify';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { formatDate } from '../../contract/tenant-time';
import type { TransitOrderDetail } from '../../contract/transit';
import { ActionButton } from '../../ui/action-button';
import { MoneyText } from '../../ui/price';
import page from '../../ui/record-page.module.css';
import { AskedDecision } from './asked-decision';
import { ClaimState } from './claim-state';
import { useTroubleDecision } from './use-trouble-decision';

type Loss = NonNullable<NonNullable<TransitOrderDetail['trouble']>['loss']>;
interface Props {
  order: TransitOrderDetail;
  loss: Loss;
  onChanged: () => void;
}

/** What is owed for a lost shipment, and how far its claim is. */
export function LostPanel({ order, loss, onChanged }: Props) {
  const { t } = useTranslation('transit');
  const tag = intlTag(useShell().locale);
  const { owed, isInsured, claim, isDeclined, cover, way } = loss;
  const goods = order.trouble?.goods;
  return (
    <section className={page.panel} aria-labelledby="trouble">
      <h2 id="trouble">{t('trouble.LOST')}</h2>
      <p>{t('lost.happened')}</p>
      {!isDeclined && (
        <div>
          <strong>
            <MoneyText money={owed} size="lg" />
          </strong>
          <p className={page.quiet}>{t(isInsured ? 'lost.insured' : 'lost.way')}</p>
          {goods && (
            <p className={page.quiet}>
              {t(isInsured ? 'lost.covered' : cover.amount > 0 ? 'lost.lessCovered' : 'lost.goods', {
                goods: formatMoney(goods, tag),
                cover: formatMoney(cover, tag),
                way: formatMoney(way, tag),
              })}
            </p>
          )}
        </div>
      )}
      {isDeclined && <p className={page.quiet}>{t('lost.declined')}</p>}
      {claim ? (
        <ClaimState order={order} claim={claim} again={t('lost.again')} />
      ) : (
        <ClaimChoice {...{ order, loss, onChanged }} />
      )}
    </section>
  );
}

function ClaimChoice({ order, loss: { owed }, onChanged }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const { tenant, locale } = useShell();
  const tag = intlTag(locale);
  const decision = useTroubleDecision(order.id, onChanged);
  const until = order.actions.find(({ name }) => name === 'CLAIM')?.until;
  if (!until) return null;
  const claim = async () => {
    if (!(await decision.say('CLAIM'))) return;
    notify.success(t('claim.sent'));
    onChanged();
  };
  return (
    <>
      <p>{t('lost.until', { at: formatDate(until, tenant.timezoneOffset, tag) })}</p>
      <Group gap="sm">
        <ActionButton loading={decision.isRunning} onClick={() => void claim()}>
          {t('lost.claim', { amount: formatMoney(owed, tag) })}
        </ActionButton>
        <AskedDecision
          orderId={order.id}
          choice="DECLINE"
          variant="subtle"
          color="red"
          words={{
            open: t('lost.decline'),
            text: t('lost.declineText', { amount: formatMoney(owed, tag) }),
            keep: t('common:actions.cancel'),
            done: t('lost.declined'),
          }}
          onChanged={onChanged}
        />
      </Group>
    </>
  );
}
