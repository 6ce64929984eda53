import { Alert } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { DeskShipment } from '../../contract/way-desk';
import { ShownPictures } from './shown-pictures';

/** What its shopper is asked about, and has sent. */
export function ShipmentPapers({ trouble }: Pick<DeskShipment, 'trouble'>) {
  const { t } = useTranslation('operator');
  if (!trouble) return null;
  const { kind, note, papers } = trouble;
  return (
    <Alert color="yellow" mb="sm" title={t(`shipments.trouble.${kind}`)}>
      {note && <p>{note}</p>}
      {papers && <p>{papers.words || t('shipments.papersCame')}</p>}
      {!papers && kind === 'PAPERS_WANTED' && <p>{t('shipments.noPapers')}</p>}
      {papers && <ShownPictures pictures={papers.photos} />}
    </Alert>
  );
}
