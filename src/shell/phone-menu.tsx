import Link from 'next/link';
import { useTenant } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { Sheet } from '../ui/sheet';
import { DisplayToggles } from './display-toggles';
import { navItems } from './info-pages';
import { LanguageList } from './language-list';
import classes from './phone-menu.module.css';

/** Pages, languages and display on a phone. */
export function PhoneMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const tenant = useTenant();
  return (
    <Sheet isOpen={isOpen} title={tenant.name} onClose={onClose} from="end">
      <ul className={classes.list}>
        {navItems(tenant).map(({ label, href }) => (
          <li key={href}>
            <Link className={classes.item} href={href} prefetch={false} onClick={onClose}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes.display}>
        <DisplayToggles />
      </div>
      {tenant.supportedLanguages.length > 1 && (
        <>
          <h3 className={classes.title}>{t('shell.languages')}</h3>
          <LanguageList />
        </>
      )}
    </Sheet>
  );
}
