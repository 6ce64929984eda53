import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { LimitsSection } from '../../contract/settings-desk';
import { TwoPersons } from '../bench/two-persons';
import classes from './settings.module.css';
import { useWantedLimits } from './use-wanted-limits';

interface Props {
  known: LimitsSection;
  /** What the section is by then; a conflict tells it too. */
  take: (section: LimitsSection) => void;
}

/** What one person wants the staff to do more, line by line, for another to allow. */
export function WantedLimits({ known, take }: Props) {
  const { t } = useTranslation('operator');
  const mayAllow = useMay('settings.limits');
  const lines = useWantedLimits(known.values.staffLimits, known.wanted);
  const decide = useAction('POST /operator/settings/limits/decide', {
    onError: ({ code, data }) => code === 'STATE_CONFLICT' && take(data as LimitsSection),
  });
  if (!known.asked || !known.wanted) return null;
  const words = {
    mine: t('settings.limits.mine'),
    asked: t('settings.limits.asked', { name: known.asked.askedBy }),
    allow: t('settings.limits.allow'),
  };
  return (
    <section className={classes.section} aria-labelledby="wanted">
      <h2 id="wanted">{t('settings.limits.wanted')}</h2>
      <dl className={classes.wanted}>
        {lines.map(({ name, was, becomes }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{t('settings.limits.becomes', { was, becomes })}</dd>
          </div>
        ))}
      </dl>
      <TwoPersons
        approval={known.asked}
        may={mayAllow}
        words={words}
        error={decide.error?.code === 'STATE_CONFLICT' ? undefined : decide.error}
        isRunning={decide.isRunning}
        onDecide={(body) => void decide.run({ body }).then((saved) => saved && take(saved))}
      />
    </section>
  );
}
