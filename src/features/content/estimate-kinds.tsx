import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { inOrder, RARE_KINDS, USUAL_KINDS, type AskedKind } from './estimate-query.rules';
import classes from './shipping-estimator.module.css';

interface Props {
  chosen: readonly AskedKind[];
  onChange: (kinds: AskedKind[]) => void;
}

/** The kinds of goods that carriers ask about: the usual ones, and the others behind a word. */
export function EstimateKinds({ chosen, onChange }: Props) {
  const { t } = useTranslation('transit');
  const [startsOpen] = useState(() => RARE_KINDS.some((kind) => chosen.includes(kind)));
  const boxOf = (kind: AskedKind) => (
    <Checkbox
      key={kind}
      size="sm"
      label={t(`kind.${kind}`)}
      checked={chosen.includes(kind)}
      onChange={({ currentTarget: { checked } }) =>
        onChange(inOrder(checked ? [...chosen, kind] : chosen.filter((each) => each !== kind)))
      }
    />
  );
  return (
    <fieldset className={classes.kinds}>
      <legend>{t('ask.kinds')}</legend>
      <div className={classes.kindList}>{USUAL_KINDS.map(boxOf)}</div>
      <details open={startsOpen} className={classes.more}>
        <summary>{t('ask.moreKinds')}</summary>
        <div className={classes.kindList}>{RARE_KINDS.map(boxOf)}</div>
      </details>
    </fieldset>
  );
}
