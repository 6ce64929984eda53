import { Button } from '@mantine/core';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { formatDateTime } from '../../contract/tenant-time';
import type { TransitOrderDetail } from '../../contract/transit';
import { ActionButton } from '../../ui/action-button';
import { MoneyText } from '../../ui/price';
import page from '../../ui/record-page.module.css';
import classes from './transit-detail.module.css';

interface Props {
  orderId: string;
  question: NonNullable<TransitOrderDetail['question']>;
  onChanged: () => void;
}

/** Whether the boxes may cost more than was told, in the place where it is answered. */
export function QuestionPanel({ orderId, question, onChanged }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const { tenant, locale } = useShell();
  const { id: questionId, told, asks, note, decideBefore } = question;
  const answer = useAction('POST /front/transit-orders/{id}/question', {
    onError: ({ detail }) => {
      notify.error(t('actions.failed'), detail || t('common:errors.NETWORK'));
      onChanged();
    },
  });
  const say = async (decision: 'AGREE' | 'DECLINE') => {
    if (!(await answer.run({ params: { id: orderId }, body: { questionId, decision } }))) return;
    notify.success(t(decision === 'AGREE' ? 'question.agreed' : 'question.declined'));
    onChanged();
  };
  return (
    <section className={page.panel} aria-labelledby="question">
      <h2 id="question">{t('question.title')}</h2>
      <p>{t('question.text', { at: formatDateTime(decideBefore, tenant.timezoneOffset, intlTag(locale)) })}</p>
      {note && (
        <p className={page.quiet} dir="auto">
          {note}
        </p>
      )}
      <p>
        {t('question.told')} <MoneyText money={told} /> · {t('question.asks')} <MoneyText money={asks} />
      </p>
      <div className={classes.choices}>
        <ActionButton loading={answer.isRunning} onClick={() => void say('AGREE')}>
          {t('question.agree', { amount: formatMoney(asks, intlTag(locale)) })}
        </ActionButton>
        <Button variant="default" disabled={answer.isRunning} onClick={() => void say('DECLINE')}>
          {t('question.decline')}
        </Button>
      </div>
    </section>
  );
}
