import { Title } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { PlatformSelf } from '../../contract/platform';
import { platformPaths } from '../../contract/platform-paths';
import { PageTitle } from '../../ui/page-title';
import { FactorBegin } from '../bench/factor-begin';

/** Where a second factor is begun: before it, nothing else is open. */
export function EnrolScreen({ self }: { self: PlatformSelf }) {
  const { t } = useTranslation('operator');
  const start = useAction('POST /platform/me/second-factor');
  const confirm = useAction('POST /platform/me/second-factor/confirm');
  return (
    <>
      <PageTitle title={t('factor.title')} />
      <Title order={1} fz={20} mb="sm">
        {t('factor.title')}
      </Title>
      {self.needsSecondFactor ? (
        <FactorBegin intro={t('platform.factorNeeded')} {...{ start, confirm }} next={platformPaths.home()} />
      ) : (
        <p>{t('platform.factorOn')}</p>
      )}
    </>
  );
}
