import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { typedText } from '../../contract/typed-sum';
import classes from './forecast-contents.module.css';
import {
  MOST_THINGS,
  NO_THING,
  SAID_KINDS,
  wrongIn,
  type TypedContents,
  type TypedThing,
} from './forecast-contents.rules';

interface Props {
  contents: TypedContents;
  /** Whether what is wrong is said. */
  isAsked: boolean;
  /** Announced by several numbers. */
  isOfEach?: boolean;
  onChange: (contents: TypedContents) => void;
}

/** What is in a parcel that comes, behind a word: said now, nobody is asked for it before it is shipped. */
export function ForecastContents({ contents: { things, goodsKinds }, isAsked, isOfEach = false, onChange }: Props) {
  const { t } = useTranslation(['proxyshipping', 'transit']);
  const write = (at: number, part: Partial<TypedThing>) =>
    onChange({ goodsKinds, things: things.map((thing, place) => (place === at ? { ...thing, ...part } : thing)) });
  const locale = useLocale();
  const malformed = t('inside.malformed', { example: typedText({ amount: 3550, currency: 'CNY' }, locale) });
  const rows = useRef<HTMLDivElement>(null);
  const canRemove = things.length > 1;
  const remove = (at: number) => {
    onChange({ goodsKinds, things: things.filter((_, place) => place !== at) });
    // the button that has focus goes: to the row before, or the first
    rows.current?.querySelectorAll<HTMLElement>('[role="group"] input')[Math.max(0, at - 1) * 3]?.focus();
  };
  return (
    <div ref={rows} className={classes.contents}>
      <p>
        {t('inside.text')}
        {isOfEach && ` ${t('inside.ofEach')}`}
      </p>
      {things.map((thing, at) => {
        const wrong = isAsked ? wrongIn(thing, locale) : undefined;
        const missing = t('inside.missing');
        return (
          <div
            key={at}
            role="group"
            aria-label={t('inside.thing', { number: at + 1 })}
            className={classes.thing}
            data-removable={canRemove || undefined}
          >
            <TextInput
              label={t('inside.name')}
              value={thing.title}
              maxLength={200}
              error={wrong?.title && missing}
              onChange={({ currentTarget: { value } }) => write(at, { title: value })}
            />
            <TextInput
              label={t('transit:contents.quantity')}
              value={thing.quantity}
              inputMode="numeric"
              error={wrong?.quantity && missing}
              onChange={({ currentTarget: { value } }) => write(at, { quantity: value })}
            />
            <TextInput
              label={t('transit:contents.value')}
              leftSection="¥"
              value={thing.value}
              inputMode="decimal"
              error={wrong?.value && (thing.value.trim() === '' ? missing : malformed)}
              onChange={({ currentTarget: { value } }) => write(at, { value })}
            />
            {canRemove && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                className={classes.remove}
                aria-label={t('inside.remove', { number: at + 1 })}
                onClick={() => remove(at)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </div>
        );
      })}
      {things.length < MOST_THINGS && (
        <Button
          variant="subtle"
          className={classes.another}
          onClick={() => onChange({ goodsKinds, things: [...things, NO_THING] })}
        >
          {t('transit:contents.another')}
        </Button>
      )}
      <fieldset className={classes.kinds}>
        <legend>{t('transit:ask.kinds')}</legend>
        {SAID_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            size="sm"
            label={t(`transit:kind.${kind}`)}
            checked={goodsKinds.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                things,
                goodsKinds: SAID_KINDS.filter((each) => (each === kind ? checked : goodsKinds.includes(each))),
              })
            }
          />
        ))}
      </fieldset>
    </div>
  );
}
