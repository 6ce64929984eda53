import { Alert } from '@mantine/core';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import type { DeskShipment } from '../../contract/way-desk';
import { ShownPictures } from './shown-pictures';

/** What its shopper is asked about, until when, and has sent. */
export function ShipmentPapers({ trouble, papersBefore }: Pick<DeskShipment, 'trouble' | 'papersBefore'>) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  // what a carrier alone has said of customs has no word of the staff
  const kind = trouble?.kind ?? (papersBefore ? 'SEIZED' : undefined);
  if (!kind) return null;
  const { note, papers } = trouble ?? { note: '', papers: null };
  return (
    <Alert color="yellow" mb="sm" title={t(`shipments.trouble.${kind}`)}>
      {note && <p>{note}</p>}
      {papers && <p>{papers.words || t('shipments.papersCame')}</p>}
      {!papers && (papersBefore || kind === 'PAPERS_WANTED') && <p>{t('shipments.noPapers')}</p>}
      {papersBefore && (
        <p>
          {t('shipments.papersBefore', { date: formatDateTime(papersBefore, tenant.timezoneOffset, intlTag(locale)) })}
        </p>
      )}
      {papers && <ShownPictures pictures={papers.photos} />}
    </Alert>
  );
}
