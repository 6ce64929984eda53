import { Alert, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useRouter } from 'next/router';
import { useEffect, useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { LOCALE_FACTS } from '../../contract/locales';
import type { OwnProduct } from '../../contract/own-product';
import { OWN_PRODUCT_STATES } from '../../contract/own-product.enums';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import classes from './content.module.css';
import { LanguagePick } from './language-pick';
import { OwnProductPictures } from './own-product-pictures';
import { changeOf, draftOf, inputOf, isWhole, skusFor, type OwnDraft } from './own-product-draft';
import { OwnProductSkus } from './own-product-skus';

const readOwn = async (data: unknown) => {
  const { OwnProduct: rules } = await import('../../contract/own-product.schemas');
  return rules.safeParse(data).data;
};

/** A product of the shop's own: put on sale, changed, or withdrawn. Its options stay as they are for good. */
export function OwnProductForm({ first }: { first: OwnProduct | null }) {
  const { t } = useTranslation('operator');
  const { push } = useRouter();
  const { defaultLanguage } = useTenant();
  const [known, setKnown] = useState(first);
  const [draft, setDraft] = useState(() => draftOf(first));
  const [isStale, setStale] = useState(false);
  const [language, setLanguage] = useState(defaultLanguage);
  const create = useAction('POST /operator/own-products');
  const change = useAction('PUT /operator/own-products/{id}', {
    onError: ({ status, data }) => {
      if (status !== 409) return;
      void readOwn(data).then((now) => {
        if (!now) return;
        setKnown(now);
        setDraft(draftOf(now));
        setStale(true);
      });
    },
  });
  const error = create.error ?? change.error;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(known));
  const take = (now: OwnProduct | null) => {
    setKnown(now);
    setDraft(draftOf(now));
    setStale(false);
  };
  // not before the page knows that it is saved: it would ask whether to leave
  const madeId = first === null ? known?.id : undefined;
  useEffect(() => {
    if (madeId !== undefined) void push(deskPaths.ownProduct(madeId));
  }, [madeId, push]);
  const set = (part: Partial<OwnDraft>) => setDraft((before) => ({ ...before, ...part }));
  const setOption = (part: Partial<OwnDraft>) =>
    setDraft((before) => ({ ...before, ...part, skus: skusFor({ ...before, ...part }) }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!known) {
      const made = await create.run({ body: inputOf(draft, defaultLanguage) });
      if (made) take(made);
      return;
    }
    const now = await change.run({ params: { id: known.id }, body: changeOf(draft, known.version) });
    if (!now) return;
    take(now);
    notify.success(t('own.saved'));
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {isStale && (
        <Alert color="yellow" role="alert">
          {t('own.stale')}
        </Alert>
      )}
      <RefusalAlert error={error?.status === 409 ? undefined : error} />
      {known && (
        <SegmentedControl
          aria-label={t('content.stands')}
          value={draft.state}
          onChange={(value) => set({ state: value as OwnDraft['state'] })}
          data={OWN_PRODUCT_STATES.map((state) => ({ value: state, label: t(`own.state.${state}`) }))}
        />
      )}
      <div className={classes.pair}>
        <TextInput
          label={t('content.title')}
          value={draft.titles[language] ?? ''}
          dir={LOCALE_FACTS[language].direction}
          lang={language}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => set({ titles: { ...draft.titles, [language]: value } })}
        />
        <LanguagePick isNamed value={language} words={draft.titles} onChange={setLanguage} />
      </div>
      <OwnProductPictures images={draft.images} onChange={(images) => set({ images })} />
      <TextInput
        label={t('own.grams')}
        inputMode="numeric"
        value={draft.grams}
        onChange={({ currentTarget: { value: grams } }) => set({ grams })}
      />
      {!known && (
        <div className={classes.pair}>
          <TextInput
            label={t('own.option')}
            description={t('own.optionHint')}
            value={draft.optionName}
            maxLength={40}
            onChange={({ currentTarget: { value: optionName } }) => setOption({ optionName })}
          />
          <Textarea
            label={t('own.values')}
            description={t('own.valuesHint')}
            value={draft.optionValues}
            rows={4}
            onChange={({ currentTarget: { value: optionValues } }) => setOption({ optionValues })}
          />
        </div>
      )}
      <OwnProductSkus draft={draft} options={known?.options ?? null} onChange={(skus) => set({ skus })} />
      <SaveBar isChanged={isChanged} isSaving={create.isRunning || change.isRunning} onDiscard={() => take(known)}>
        <ActionButton type="submit" disabled={!isWhole(draft)} loading={create.isRunning || change.isRunning}>
          {known ? t('own.save') : t('own.create')}
        </ActionButton>
      </SaveBar>
    </form>
  );
}
