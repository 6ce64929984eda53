import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { Address } from '../../contract/account';
import { LoadError } from '../../ui/load-error';
import { bestCustoms } from './customs-choice.rules';
import { CustomsForm } from './customs-form';
import { CustomsMeter } from './customs-meter';
import classes from './new-transit.module.css';
import type { TransitComposer } from './use-transit-draft';

const OTHERS = 'others';

/** What the border asks of the receiver: numbers that are kept, or others. Nothing where it asks for none. */
export function CustomsChoice({ composer, to }: { composer: TransitComposer; to: Address }) {
  const { t } = useTranslation('transit');
  const { draft, change, quote } = composer;
  const [isAdding, setAdding] = useState(false);
  const { countryCode, receiverName } = to;
  const line = quote ? { transitOptionName: quote.transitOptionName } : {};
  const query = { countryCode, ...line };
  const { data, error, mutate } = useRequest('GET /front/customs-info/user', { query }, { keepPreviousData: true });
  // what the border asks for is not left out unsaid
  if (!data) return error ? <LoadError detail={error.detail} onRetry={() => void mutate()} /> : null;
  const { fields, saved } = data;
  const chosen = saved.find(({ id }) => id === draft.customsInfoId) ?? bestCustoms(fields, saved, new Date());
  const allowance = composer.estimate?.allowance;
  const meter = allowance && <CustomsMeter allowance={allowance} receiverId={chosen?.id} />;
  if (fields.length === 0) return meter;
  const isNew = isAdding || !chosen;
  const isNeeded = fields.some(({ isRequired }) => isRequired);
  return (
    <div className={classes.customs}>
      <h3 className={classes.name}>{t('customs.title')}</h3>
      <p className={classes.quiet}>{t(isNeeded ? 'customs.needed' : 'customs.useful')}</p>
      {chosen && (
        <Radio.Group
          value={isNew ? OTHERS : chosen.id}
          onChange={(id) => (setAdding(id === OTHERS), id !== OTHERS && change({ customsInfoId: id }))}
          aria-label={t('customs.title')}
        >
          <div className={classes.addresses}>
            {saved.map(({ id, receiverName: name, numbers }) => (
              <Radio.Card key={id} value={id} className={classes.choice}>
                <Radio.Indicator aria-hidden />
                <span className={classes.what}>
                  <bdi className={classes.name}>{name}</bdi>
                  {numbers.map(({ key, label, masked }) => (
                    <span key={key} className={classes.quiet}>
                      {label} <bdi dir="ltr">{masked}</bdi>
                    </span>
                  ))}
                </span>
              </Radio.Card>
            ))}
            <Radio.Card value={OTHERS} className={classes.choice}>
              <Radio.Indicator aria-hidden />
              <span className={classes.name}>{t('customs.others')}</span>
            </Radio.Card>
          </div>
        </Radio.Group>
      )}
      {isNew && (
        <CustomsForm
          key={countryCode}
          fields={fields}
          countryCode={countryCode}
          receiver={receiverName}
          onSaved={({ id }) => {
            change({ customsInfoId: id });
            setAdding(false);
            void mutate();
          }}
        />
      )}
      {meter}
    </div>
  );
}
