import { TextInput } from '@mantine/core';
import { useRouter } from 'next/router';
import { useEffect, useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { ActionButton } from '../../ui/action-button';
import { MoneyText } from '../../ui/price';
import { RefusalAlert } from '../../ui/refusal-alert';
import { CompensationBudget } from './compensation-budget';
import { CompensationForm } from './compensation-form';
import { Facts } from './facts';
import classes from './money.module.css';

/** Whose a number is, then what the shop gives for it. @param first the number that an address named */
export function NewCompensationScreen({ first }: { first: string }) {
  const { t } = useTranslation('operator');
  const { push } = useRouter();
  const [typed, setTyped] = useState(first);
  const [no, setNo] = useState(first);
  const found = useRequest('GET /operator/compensation-about', no ? { query: { no } } : undefined);
  const ask = useAction('POST /operator/compensations');
  const [madeId, setMadeId] = useState<string>();
  // not before the page knows that it is sent: it would ask whether to leave
  useEffect(() => {
    if (madeId !== undefined) void push(deskPaths.compensation(madeId));
  }, [madeId, push]);
  const look = (event: FormEvent) => {
    event.preventDefault();
    setNo(typed.trim());
  };
  return (
    <>
      <h1 className={classes.title}>{t('compensations.new')}</h1>
      <form className={classes.form} onSubmit={look}>
        <TextInput
          size="sm"
          label={t('compensations.form.no')}
          description={t('compensations.form.noHint')}
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <RefusalAlert error={found.error} />
        <div>
          <ActionButton type="submit" size="sm" variant="default" loading={found.isLoading} disabled={!typed.trim()}>
            {t('compensations.form.look')}
          </ActionButton>
        </div>
      </form>
      {found.data && (
        <>
          <Facts
            rows={[
              [t(`compensations.kind.${found.data.about.kind}`), <bdi key="no">{found.data.about.no}</bdi>],
              [
                t('manual.shopper'),
                <bdi key="shopper">{`${found.data.shopper.name} · ${found.data.shopper.email}`}</bdi>,
              ],
              [t('compensations.given'), <MoneyText key="given" money={found.data.given} />],
            ]}
          />
          <CompensationBudget budget={found.data.budget} />
          <CompensationForm
            key={found.data.about.no}
            currency={found.data.given.currency}
            isRunning={ask.isRunning}
            isSent={madeId !== undefined}
            error={ask.error}
            onSend={async (words) => {
              const asked = await ask.run({ body: { no, ...words } });
              if (asked) setMadeId(asked.id);
            }}
          />
        </>
      )}
    </>
  );
}
