import { Button } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { keepDue } from '../../client/due-intent';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Money } from '../../contract/fields';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { paths } from '../../contract/paths';

/** To where just what is missing is topped up; once it is there, the way leads back to this page. */
export function TopUpLink({ missing }: { missing: Money }) {
  const { t } = useTranslation('payment');
  const { asPath } = useRouter();
  const amount = formatMoney(missing, intlTag(useLocale()));
  return (
    <Button
      component={Link}
      href={paths.balance({ topUp: missing.amount })}
      onClick={() => keepDue(asPath)}
      size="md"
      // a button that leads elsewhere is where a dialog without fields begins
      data-autofocus
    >
      {t('dialog.topUp', { amount })}
    </Button>
  );
}
