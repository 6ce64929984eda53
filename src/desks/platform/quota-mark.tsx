import { useTranslation } from '../../client/use-translation';
import type { QuotaStand } from '../../contract/platform';
import classes from './platform.module.css';

const LOOK: Record<QuotaStand, string | undefined> = {
  NONE: undefined,
  FINE: undefined,
  WARN: classes.warn,
  OVER: classes.over,
};

export function QuotaMark({ stand }: { stand: QuotaStand }) {
  const { t } = useTranslation('operator');
  return <span className={LOOK[stand]}>{t(`platform.stands.${stand}`)}</span>;
}
