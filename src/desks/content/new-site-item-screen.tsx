import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { DeskSiteItem, SiteItemInput, SiteItemKind } from '../../contract/site-item-desk';
import classes from './content.module.css';
import { LanguagePick } from './language-pick';
import { SiteItemForm } from './site-item-form';
import { useTyped } from './use-typed';

const BLANK: DeskSiteItem['draft'] = {
  ...{ title: {}, text: {}, button: {}, image: '', narrowImage: '', mirroredImage: '', images: {}, link: '' },
  ...{ from: null, until: null },
};

/** A banner, an announcement or a campaign that is not there before it is saved; then its record goes on. */
export function NewSiteItemScreen({ kind }: { kind: SiteItemKind }) {
  const { t } = useTranslation('operator');
  const { replace } = useRouter();
  const { defaultLanguage } = useTenant();
  const [language, setLanguage] = useState(defaultLanguage);
  const [made, setMade] = useState<DeskSiteItem>();
  const typed = useTyped(`site-item new ${kind}`, 0, made?.draft ?? BLANK);
  const create = useAction('POST /operator/site-items');
  const save = async () => {
    const now = await create.run({ body: { kind, value: typed.typed as SiteItemInput } });
    if (!now) return;
    typed.saved(now.draft);
    setMade(now);
    notify.success(t('content.saved', { count: now.version }));
  };
  // not before the page knows that it is saved: it would ask whether to leave
  const id = made?.id;
  useEffect(() => {
    if (id !== undefined) void replace(deskPaths.siteItem(id));
  }, [id, replace]);
  return (
    <div className={classes.main}>
      <div className={classes.spread}>
        <h1 className={classes.title}>{t(`content.begin.${kind}`)}</h1>
        <LanguagePick value={language} words={typed.typed.title} onChange={setLanguage} />
      </div>
      <SiteItemForm {...{ kind, language, typed }} error={create.error} isSaving={create.isRunning} onSave={save} />
    </div>
  );
}
