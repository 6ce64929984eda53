import { useShell } from '../../client/use-shell';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { Timeline } from '../../ui/timeline';

interface Step {
  at: string;
  code: string;
  detail: string;
  staffName: string | null;
}

/** What was done about money, by whom and when, the newest last. @param wordOf a step's code in words */
export function History({ steps, wordOf }: { steps: readonly Step[]; wordOf: (code: string) => string }) {
  const { tenant, locale } = useShell();
  return (
    <Timeline
      entries={steps.map(({ at, code, detail, staffName }, index) => ({
        id: `${at}-${code}-${String(index)}`,
        title: [wordOf(code), detail, staffName].filter(Boolean).join(' · '),
        at: formatDateTime(at, tenant.timezoneOffset, intlTag(locale)),
        state: index === steps.length - 1 ? 'current' : 'done',
      }))}
    />
  );
}
