import clsx from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../client/use-translation';
import { pictureAt } from '../../contract/picture-address';
import { valueState, type ValueState } from './sku-choice.rules';
import type { ProductChoice } from './use-product-choice';
import classes from './sku-options.module.css';

/** Native radios: arrow keys walk what can be had; sold-out values stay readable. */
export function SkuOptions({ shopping }: { shopping: ProductChoice }) {
  const root = useRef<HTMLDivElement>(null);
  const { product, asked } = shopping;
  useEffect(() => {
    if (asked > 0) root.current?.querySelector<HTMLInputElement>('[data-marked] input:enabled')?.focus();
  }, [asked]);
  return (
    <div ref={root} className={clsx(classes.options, product.areWordsComing && classes.late)}>
      {product.options.map((_, option) => (
        // its name may come in other words while it is in use
        <OptionGroup key={option} shopping={shopping} option={option} />
      ))}
    </div>
  );
}

function OptionGroup({ shopping, option }: { shopping: ProductChoice; option: number }) {
  const { t } = useTranslation('product');
  const id = useId();
  const { product, choice, marked } = shopping;
  const { name, values } = product.options[option] ?? { name: '', values: [] };
  const isMarked = marked.includes(option);
  const chosen = values.find(({ value }) => value === choice[option]);
  const hasPictures = values.some(({ image }) => image);
  return (
    <div
      className={classes.group}
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-describedby={isMarked ? `${id}-marked` : undefined}
      data-marked={isMarked || undefined}
    >
      <p className={classes.name}>
        <span id={`${id}-name`}>{name}</span>
        {chosen && <span className={classes.chosen}>{chosen.label}</span>}
        {isMarked && (
          <span id={`${id}-marked`} className={classes.missing} role="alert">
            {t('options.choose', { option: name })}
          </span>
        )}
      </p>
      <div className={clsx(classes.values, hasPictures && classes.tiles)}>
        {values.map(({ value, label, image }) => {
          const state = valueState(product, choice, option, value);
          const isOff = state === 'impossible' || state === 'sold-out';
          return (
            <label key={value} className={clsx(classes.value, image && classes.tile)} data-state={state}>
              <input
                type="radio"
                className="visually-hidden"
                name={id}
                value={value}
                checked={choice[option] === value}
                disabled={isOff}
                onChange={() => shopping.choose(option, value)}
              />
              {image && <img src={pictureAt(image, 200)} alt="" width={64} height={64} loading="lazy" />}
              <span className={classes.label} dir="auto" title={product.areWordsComing ? label : undefined}>
                {label}
              </span>{' '}
              <StateNote state={state} />
            </label>
          );
        })}
      </div>
    </div>
  );
}

/** What the strike and the dashes say to the eye. */
function StateNote({ state }: { state: ValueState }) {
  const { t } = useTranslation('product');
  if (state === 'available') return null;
  return <span className="visually-hidden">{t(`options.${state}`)}</span>;
}
