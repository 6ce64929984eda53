import { TextInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { colourChecks, type ColourCheck } from '../../contract/colour-checks';
import { parseHex } from '../../contract/oklch';
import { firstColour, shopColoursOf } from '../../contract/palette';
import classes from './colour-field.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The colour of a shop, what is drawn in it by day and in the dark, and by how much words stand out there. */
export function ColourField({ value, onChange, error }: Props) {
  const { t } = useTranslation('operator');
  const isColour = parseHex(value) !== undefined;
  const colour = firstColour(value);
  const colours = shopColoursOf(colour);
  const fill = colours.shades[6] ?? colour;
  const { light, dark } = colourChecks(colours);
  return (
    <>
      <div className={classes.fields}>
        <TextInput
          label={t('settings.brand.colour')}
          value={value}
          dir="ltr"
          maxLength={7}
          onChange={(event) => onChange(event.currentTarget.value)}
          error={error ?? (!isColour && t('settings.brand.noColour'))}
        />
        <input
          type="color"
          className={classes.picker}
          aria-label={t('settings.brand.pick')}
          value={colour}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {fill !== colour && <p>{t('settings.brand.darker', { chosen: colour, fill })}</p>}
      <div className={classes.schemes}>
        {[
          { name: t('settings.brand.byDay'), checks: light, ink: '#1d232c' },
          { name: t('settings.brand.inDark'), checks: dark, ink: '#c6ccd5' },
        ].map(({ name, checks: { ground, button, link, badge }, ink }) => (
          <section key={name} aria-label={name} className={classes.scheme} style={{ background: ground, color: ink }}>
            <strong>{name}</strong>
            <Sample check={button} word={t('settings.brand.button')} className={classes.button} />
            <Sample check={link} word={t('settings.brand.link')} className={classes.link} />
            <Sample check={badge} word={t('settings.brand.badge')} className={classes.badge} />
          </section>
        ))}
      </div>
    </>
  );
}

function Sample({ check, word, className }: { check: ColourCheck; word: string; className: string | undefined }) {
  const { t } = useTranslation('operator');
  return (
    <span className={classes.sample}>
      <span className={className} style={{ background: check.ground, color: check.words }}>
        {word}
      </span>
      <span className={classes.ratio}>{t('settings.brand.ratio', { ratio: check.ratio.toFixed(1) })}</span>
    </span>
  );
}
