import { useAction } from '../../client/use-action';
import { useSession } from '../../client/session.store';
import { useMay, useStaff } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { inLanguage } from '../../contract/locales';
import { paths } from '../../contract/paths';
import { WordForm } from '../bench/word-form';
import classes from './customers.module.css';

interface Props {
  customer: { id: string; name: string };
}

/** To look at the shop as a shopper sees it: with a reason, which they read, and without a way to change anything. */
export function CustomerViewAs({ customer: { id, name } }: Props) {
  const { t } = useTranslation('operator');
  const may = useMay('customer.view-as');
  const { run, isRunning, error } = useAction('POST /operator/customers/{id}/view-as');
  const { off = [] } = useStaff();
  if (!may || off.includes('VIEW_AS')) return null;
  const look = async (reason: string) => {
    const begun = await run({ params: { id }, body: { reason } });
    if (!begun) return;
    useSession.getState().open(begun.token, begun.profile);
    // a whole new document: the desk's own has no place there
    window.location.assign(inLanguage(begun.profile.language, paths.overview()));
  };
  return (
    <section className={classes.section}>
      <h2>{t('customers.viewAs.title')}</h2>
      <WordForm
        label={t('customers.viewAs.reason')}
        description={t('customers.viewAs.follows', { name })}
        button={t('customers.viewAs.do')}
        isLine
        isRunning={isRunning}
        error={error}
        onSend={look}
      />
    </section>
  );
}
