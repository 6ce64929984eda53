import { Button } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import scanClasses from '../bench/scan.module.css';
import type { Unsolved as One } from '../bench/use-scan-line';
import classes from './bench.module.css';

interface Props {
  unsolved: One[];
  onSolved: (code: string) => void;
}

/** Codes of which nothing became: no later scan takes them away. */
export function Unsolved({ unsolved, onSolved }: Props) {
  const { t } = useTranslation('operator');
  if (unsolved.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>
        {t('scan.toSolve')} <span className={scanClasses.badge}>{unsolved.length}</span>
      </h2>
      <ul className={scanClasses.list}>
        {unsolved.map(({ code, say }) => (
          <li key={code}>
            <span>
              <bdi className={scanClasses.code} dir="ltr">
                {code}
              </bdi>
              <br />
              <small className={scanClasses.quiet}>{t(`scan.say.${say}`)}</small>
            </span>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t('scan.solved', { code })}
              onClick={() => onSolved(code)}
            >
              {t('scan.done')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
