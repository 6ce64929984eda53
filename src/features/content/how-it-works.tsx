import { IconClipboardCheck, IconHomeCheck, IconLink, IconPlaneDeparture } from '@tabler/icons-react';
import { useTranslation } from '../../client/use-translation';
import { SectionHeading } from '../../ui/section-heading';
import homeClasses from './home.module.css';
import classes from './how-it-works.module.css';

const STEPS = [
  { name: 'find', Icon: IconLink },
  { name: 'buy', Icon: IconClipboardCheck },
  { name: 'ship', Icon: IconPlaneDeparture },
  { name: 'receive', Icon: IconHomeCheck },
] as const;

export function HowItWorks() {
  const { t } = useTranslation('homepage');
  return (
    <div className={classes.band}>
      <section className={homeClasses.section}>
        <SectionHeading title={t('steps.title')} />
        <ol className={classes.steps}>
          {STEPS.map(({ name, Icon }) => (
            <li key={name} className={classes.step}>
              <span className={classes.icon}>
                <Icon size={26} stroke={1.6} aria-hidden />
              </span>
              <h3>{t(`steps.${name}.title`)}</h3>
              <p>{t(`steps.${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
