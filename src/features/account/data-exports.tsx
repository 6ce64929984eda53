import { call } from '../../client/call';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { DataExport } from '../../contract/personal-data';
import { formatDateTime } from '../../contract/tenant-time';
import { saveText } from '../../client/save-text';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import book from './address-book.module.css';
import classes from './session-list.module.css';

/** How often a file that is asked for is looked for. */
const LOOK_MS = 10_000;

/** All that the shop has of the shopper, asked for and fetched as one file. */
export function DataExports() {
  const { t } = useTranslation('account');
  const { tenant, locale } = useShell();
  const { data, mutate } = useRequest(
    'GET /front/user/data-exports',
    {},
    {
      refreshInterval: (now) => (now?.items.some(({ status }) => status === 'REQUESTED') ? LOOK_MS : 0),
    },
  );
  const ask = useAction('POST /front/user/data-exports');
  const items = data?.items ?? [];
  const askFor = async () => {
    const now = await ask.run({});
    if (now) await mutate(now, { revalidate: false });
  };
  const fetchFile = async ({ id }: DataExport) => {
    try {
      saveText(await call('GET /front/user/data-exports/{id}/file', { params: { id } }));
    } catch {
      notify.error(t('data.failed'));
    }
  };
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  return (
    <>
      <RefusalAlert error={ask.error} />
      <ul className={classes.list} aria-live="polite">
        {items.map((file) => (
          <li key={file.id} className={classes.row}>
            <span className={book.when}>
              {file.status === 'READY' ? t('data.until', { at: when(file.until) }) : t('data.waiting')}
            </span>
            {file.status === 'READY' && (
              <ActionButton size="sm" variant="default" onClick={() => void fetchFile(file)}>
                {t('data.fetch')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <ActionButton variant="default" loading={ask.isRunning} onClick={() => void askFor()}>
        {t('data.ask')}
      </ActionButton>
    </>
  );
}
