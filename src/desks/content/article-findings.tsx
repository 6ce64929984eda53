import { Checkbox } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { ArticleFinding } from '../../contract/article-desk';
import { DOUBTFUL_FINDINGS } from '../../contract/article-desk.enums';
import { StatusChip } from '../../ui/status-chip';
import classes from './content.module.css';

export type Doubt = (typeof DOUBTFUL_FINDINGS)[number];

interface Props {
  /** Undefined while it is looked for. */
  findings: ArticleFinding[] | undefined;
  accepts: Doubt[];
  onAccept: (accepts: Doubt[]) => void;
}

/** What has to be mended before shoppers see it, and what somebody has to say is meant so. */
export function ArticleFindings({ findings, accepts, onAccept }: Props) {
  const { t } = useTranslation('operator');
  if (!findings) return <p role="status">{t('content.looking')}</p>;
  if (findings.length === 0) return <StatusChip tone="done">{t('content.nothingFound')}</StatusChip>;
  const doubts = DOUBTFUL_FINDINGS.filter((code) => findings.some((finding) => finding.code === code));
  return (
    <>
      <ul className={classes.findings}>
        {findings.map(({ code, isBlocking, what }) => (
          <li key={`${code} ${what}`}>
            <StatusChip tone={isBlocking ? 'trouble' : 'waiting'}>{t(`content.finding.${code}`)}</StatusChip>{' '}
            <bdi>{what}</bdi>
          </li>
        ))}
      </ul>
      {doubts.map((code) => (
        <Checkbox
          key={code}
          size="sm"
          label={t('content.meant', { what: t(`content.finding.${code}`) })}
          checked={accepts.includes(code)}
          onChange={({ currentTarget: { checked } }) =>
            onAccept(checked ? [...accepts, code] : accepts.filter((each) => each !== code))
          }
        />
      ))}
    </>
  );
}
