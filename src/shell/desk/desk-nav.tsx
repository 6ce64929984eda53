import { IconChevronDown } from '@tabler/icons-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { StaffSelf } from '../../contract/operator';
import { countText } from '../../ui/count-text';
import frame from './desk-frame.module.css';
import classes from './desk-nav.module.css';
import { deskGroupsFor, isDeskAt, type DeskGroup } from './desks';
import { useFolds } from './use-folds';

interface Props {
  self: StaffSelf;
  waiting: Partial<Record<string, number>>;
  onGo?: () => void;
}

/** Each page draws the frame anew; how far the side was scrolled stays. */
let scrolledTo = 0;

/** The desks under their headings. A heading folds, and stays so for this person; the desk that is open is never hidden. */
export function DeskNav({ self, waiting, onGo }: Props) {
  const { t } = useTranslation('operator');
  const { asPath } = useRouter();
  const [folded, turn] = useFolds(self.id);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = root.current?.parentElement;
    const open = root.current?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !open) return;
    box.scrollTop = scrolledTo;
    const { top, bottom } = open.getBoundingClientRect();
    const seen = box.getBoundingClientRect();
    if (top < seen.top) box.scrollTop -= seen.top - top;
    if (bottom > seen.bottom) box.scrollTop += bottom - seen.bottom;
    const note = () => (scrolledTo = box.scrollTop);
    box.addEventListener('scroll', note, { passive: true });
    return () => box.removeEventListener('scroll', note);
  }, []);
  const links = (desks: DeskGroup['desks']) =>
    desks.map(({ name, href, icon: Icon }) => (
      <li key={name}>
        <Link
          className={frame.link}
          href={href}
          prefetch={false}
          onClick={onGo}
          aria-current={isDeskAt(href, asPath) ? 'page' : undefined}
        >
          <Icon size={16} stroke={1.6} aria-hidden />
          {t(`nav.${name}`)}
          {waiting[name] ? (
            // the bell says it in words
            <span className={frame.figure} aria-hidden>
              {countText(waiting[name])}
            </span>
          ) : null}
        </Link>
      </li>
    ));
  return (
    <nav ref={root} className={classes.nav} aria-label={t('frame.desks')}>
      {deskGroupsFor(self.permissions, self.off).map(({ name, desks }) => {
        const isFolded = name !== null && folded.has(name);
        const shown = isFolded ? desks.filter(({ href }) => isDeskAt(href, asPath)) : desks;
        return (
          <div key={name} className={classes.group}>
            {name && (
              <button
                type="button"
                className={classes.heading}
                aria-expanded={!isFolded}
                aria-controls={`${id}-${name}`}
                onClick={() => turn(name)}
              >
                {t(`nav.headings.${name}`)}
                <IconChevronDown size={14} aria-hidden />
              </button>
            )}
            <ul id={`${id}-${name}`} className={frame.links}>
              {links(shown)}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
