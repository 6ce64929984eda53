import { Checkbox } from '@mantine/core';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { ArticleFinding } from '../../contract/article-desk';
import { DOUBTFUL_FINDINGS } from '../../contract/article-desk.enums';
import { LOCALE_FACTS } from '../../contract/locales';
import { StatusChip } from '../../ui/status-chip';
import classes from './content.module.css';

export type Doubt = (typeof DOUBTFUL_FINDINGS)[number];

/** Fields that have words in each language. */
const WORDS = ['title', 'text', 'button'];

interface Props {
  /** Undefined while it is looked for. */
  findings: ArticleFinding[] | undefined;
  accepts: Doubt[];
  onAccept: (accepts: Doubt[]) => void;
}

/** What has to be mended before shoppers see it, and what somebody has to say is meant so. */
export function ArticleFindings({ findings, accepts, onAccept }: Props) {
  const { t } = useTranslation('operator');
  const { defaultLanguage } = useTenant();
  // of a banner, an announcement or a campaign the field is named
  const lackOf = (name: string) => {
    if (name === 'until') return t('content.lacks.until');
    const field = t(`content.field.${name}`);
    return WORDS.includes(name)
      ? t('content.lacks.words', { field, language: LOCALE_FACTS[defaultLanguage].name })
      : t('content.lacks.field', { field });
  };
  if (!findings) return <p role="status">{t('content.looking')}</p>;
  if (findings.length === 0) return <StatusChip tone="done">{t('content.nothingFound')}</StatusChip>;
  const doubts = DOUBTFUL_FINDINGS.filter((code) => findings.some((finding) => finding.code === code));
  return (
    <>
      <ul className={classes.findings}>
        {findings.map(({ code, isBlocking, what }) => (
          <li key={`${code} ${what}`}>
            <StatusChip tone={isBlocking ? 'trouble' : 'waiting'}>
              {code === 'EMPTY' && what ? lackOf(what) : t(`content.finding.${code}`)}
            </StatusChip>{' '}
            {code !== 'EMPTY' && <bdi>{what}</bdi>}
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
