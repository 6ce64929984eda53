import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useUnsavedGuard } from './use-unsaved-guard';

/** Asks whoever leaves a page of the desks with changes that are not saved. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('operator');
  const { router, isAsking, stay, leave } = useUnsavedGuard();
  return (
    <RouterContext value={router}>
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('unsaved.ask')}
        text={t('unsaved.text')}
        confirmLabel={t('unsaved.leave')}
        cancelLabel={t('unsaved.stay')}
        isDangerous
        onConfirm={leave}
        onClose={stay}
      />
    </RouterContext>
  );
}
