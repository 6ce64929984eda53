import { useTranslation } from '../../client/use-translation';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import type { DeskSiteItem } from '../../contract/site-item-desk';
import classes from './content.module.css';
import { PictureField } from './picture-field';

type Words = DeskSiteItem['draft'];
interface Props {
  value: Words;
  language: Locale;
  onChange: (value: Words) => void;
}

const NONE = { image: '', narrowImage: '' };

/** The pictures of a banner: for everybody, for phones, for who reads from the right, and in place of them for one language. */
export function SiteItemPictures({ value, language, onChange }: Props) {
  const { t } = useTranslation('operator');
  const own = value.images[language] ?? NONE;
  const setOwn = (change: Partial<typeof NONE>) => {
    const { [language]: _, ...others } = value.images;
    const wanted = { ...own, ...change };
    onChange({ ...value, images: wanted.image || wanted.narrowImage ? { ...others, [language]: wanted } : others });
  };
  return (
    <>
      <div className={classes.pair}>
        <PictureField
          label={t('content.field.image')}
          description={t('content.wideHint')}
          value={value.image}
          onChange={(image) => onChange({ ...value, image })}
        />
        <PictureField
          label={t('content.field.narrowImage')}
          description={t('content.narrowHint')}
          value={value.narrowImage}
          onChange={(narrowImage) => onChange({ ...value, narrowImage })}
        />
        <PictureField
          label={t('content.field.mirroredImage')}
          description={t('content.mirroredHint')}
          value={value.mirroredImage}
          onChange={(mirroredImage) => onChange({ ...value, mirroredImage })}
        />
      </div>
      <details open={Boolean(own.image)}>
        <summary>{t('content.ownPictures', { name: LOCALE_FACTS[language].name })}</summary>
        <div className={classes.pair}>
          <PictureField label={t('content.field.image')} value={own.image} onChange={(image) => setOwn({ image })} />
          <PictureField
            label={t('content.field.narrowImage')}
            value={own.narrowImage}
            onChange={(narrowImage) => setOwn({ narrowImage })}
          />
        </div>
      </details>
    </>
  );
}
