import { Checkbox } from '@mantine/core';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useSession } from '../../client/session.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { Profile } from '../../contract/account';
import { MUTED_NEWS, NEWS_KINDS, NEWS_WAYS } from '../../contract/account.enums';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './account-screen.module.css';
import table from './news-form.module.css';
import { pushState } from './push-subscription';

/** Which kinds of news come as a message and which by mail; what is not ticked does not come. */
export function NewsForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const [muted, setMuted] = useState<Profile['muted']>(profile.muted);
  const save = useAction('PUT /front/user/profile');
  const id = useId();
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => setBlocked(pushState() === 'denied'), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // the name as it was saved last, maybe on this very page
    const { name } = useSession.getState().profile ?? profile;
    const saved = await save.run({ body: { name, muted } });
    if (!saved) return;
    useSession.getState().setProfile(saved);
    notify.success(t('news.saved'));
  };
  const turn = (news: Profile['muted'][number], isWanted: boolean) =>
    setMuted(MUTED_NEWS.filter((each) => (each === news ? !isWanted : muted.includes(each))));
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <RefusalAlert error={save.error} />
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('news.about')}</th>
            {NEWS_WAYS.map((way) => (
              <th key={way} id={`${id}-${way}`} scope="col">
                {t(`news.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NEWS_KINDS.map((kind) => (
            <tr key={kind}>
              <th id={`${id}-${kind}`} scope="row">
                {t(`news.${kind}`)}
              </th>
              {NEWS_WAYS.map((way) => (
                <td key={way}>
                  <Checkbox
                    aria-labelledby={`${id}-${kind} ${id}-${way}`}
                    // what is kept of it stands, and counts again where the browser lets us
                    disabled={way === 'PUSH' && isBlocked}
                    checked={!muted.includes(`${way}_${kind}`) && !(way === 'PUSH' && isBlocked)}
                    onChange={(event) => turn(`${way}_${kind}`, event.currentTarget.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ActionButton type="submit" variant="default" className={classes.submit} loading={save.isRunning}>
        {t('news.save')}
      </ActionButton>
    </form>
  );
}
