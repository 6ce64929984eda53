import { useRouter } from 'next/router';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { SiteItemInput, SiteItemKind } from '../../contract/site-item-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';

const BLANK: SiteItemInput = {
  ...{ title: {}, text: {}, button: {}, image: '', narrowImage: '', mirroredImage: '', images: {}, link: '' },
  ...{ from: null, until: null },
};

/** Begins one that nobody sees yet, and goes on to write it. */
export function BeginSiteItem({ kind }: { kind: SiteItemKind }) {
  const { t } = useTranslation('operator');
  const { push } = useRouter();
  const { run, isRunning, error } = useAction('POST /operator/site-items');
  const begin = async () => {
    const item = await run({ body: { kind, value: BLANK } });
    if (item) await push(deskPaths.siteItem(item.id));
  };
  return (
    <>
      <RefusalAlert error={error} />
      <ActionButton size="xs" loading={isRunning} onClick={() => void begin()}>
        {t(`content.begin.${kind}`)}
      </ActionButton>
    </>
  );
}
