import { useTranslation } from '../../client/use-translation';
import type { PlatformDeed } from '../../contract/platform';
import { useDeedWords } from '../bench/use-deed-words';
import classes from './platform.module.css';
import { useUtcText } from './use-utc-text';

/** What was done from above, newest first. */
export function DeedLines({ deeds }: { deeds: PlatformDeed[] }) {
  const { t } = useTranslation('operator');
  const utc = useUtcText();
  const words = useDeedWords(utc.time);
  return (
    <section className={classes.section}>
      <h2>{t('platform.deeds')}</h2>
      {deeds.length === 0 && <p className={classes.none}>{t('platform.noDeeds')}</p>}
      {deeds.length > 0 && (
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('platform.deeds')}>
          <table className={classes.table}>
            <tbody>
              {deeds.map(({ id, at, who, action, shopId, reason, after }) => (
                <tr key={id}>
                  <td>{utc.time(at)}</td>
                  <td>
                    <bdi>{who ?? t('platform.command')}</bdi>
                  </td>
                  <td>{words.deed(action)}</td>
                  <td dir="ltr">{shopId}</td>
                  <td>
                    <bdi>{[reason, after && words.text(after)].filter(Boolean).join(' · ')}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
