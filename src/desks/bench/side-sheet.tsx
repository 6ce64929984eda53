import { ActionIcon } from '@mantine/core';
import { IconArrowsDiagonal, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import Link from 'next/link';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import classes from './side-sheet.module.css';

interface Props {
  /** Of the record: another one takes the focus. */
  id: string;
  /** Of the region. */
  label: string;
  /** The record's own page; undefined where it has none. */
  href?: string | undefined;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  children: ReactNode;
}

/** A record beside its queue, which stays in sight and can be worked; on phones it takes the page. */
export function SideSheet({ id, label, href, onClose, onPrevious, onNext, children }: Props) {
  const { t } = useTranslation('operator');
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [id]);
  return (
    <aside ref={sheet} className={classes.sheet} aria-label={label} tabIndex={-1}>
      <div className={classes.bar}>
        <Tool name={t('sheet.previous')} onClick={onPrevious}>
          <IconChevronUp size={16} aria-hidden />
        </Tool>
        <Tool name={t('sheet.next')} onClick={onNext}>
          <IconChevronDown size={16} aria-hidden />
        </Tool>
        <span className={classes.space} />
        {href && (
          <ActionIcon
            component={Link}
            href={href}
            prefetch={false}
            variant="subtle"
            color="gray"
            aria-label={t('sheet.page')}
            title={t('sheet.page')}
          >
            <IconArrowsDiagonal size={16} aria-hidden />
          </ActionIcon>
        )}
        <Tool name={t('sheet.close')} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </Tool>
      </div>
      <div className={classes.body}>{children}</div>
    </aside>
  );
}

function Tool({ name, onClick, children }: { name: string; onClick: (() => void) | undefined; children: ReactNode }) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={name} title={name} disabled={!onClick} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
