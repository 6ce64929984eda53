import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { Campaign } from '../../contract/content';
import { Dialog } from '../../ui/dialog';
import { pictureAt } from '../../contract/picture-address';
import classes from './campaign-dialog.module.css';

export function CampaignDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation();
  const { title, text, image, link, button } = campaign;
  return (
    <Dialog opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      {image && <img className={classes.picture} src={pictureAt(image, 800)} alt="" width={800} height={280} />}
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <Button component={Link} href={link} prefetch={false} fullWidth onClick={onClose} data-autofocus>
        {button}
      </Button>
    </Dialog>
  );
}
