import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import classes from './content.module.css';

interface Props {
  name: string;
  isHeading?: boolean;
  /** What stands before and behind all questions: it stays where it is. */
  isQuiet?: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** Null where it is the first, or the last. */
  onEarlier?: (() => void) | null;
  onLater?: (() => void) | null;
  onRemove?: () => void;
  /** What it is changed with, once it is open. */
  children: ReactNode;
}

/** One question of the list, shut or open. */
export function FaqRowLine(props: Props) {
  const { name, isHeading = false, isQuiet = false, isOpen, onToggle, onEarlier, onLater, onRemove, children } = props;
  const { t } = useTranslation('operator');
  const id = useId();
  const button = { size: 'xs', variant: 'default' } as const;
  return (
    <li data-heading={isHeading} data-quiet={isQuiet}>
      <div>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <bdi>{name}</bdi>
        </button>
        {onEarlier !== undefined && (
          <ActionButton
            {...button}
            aria-label={t('content.earlier', { name })}
            disabled={!onEarlier}
            onClick={() => onEarlier?.()}
          >
            <IconArrowUp size={14} aria-hidden />
          </ActionButton>
        )}
        {onLater !== undefined && (
          <ActionButton
            {...button}
            aria-label={t('content.later', { name })}
            disabled={!onLater}
            onClick={() => onLater?.()}
          >
            <IconArrowDown size={14} aria-hidden />
          </ActionButton>
        )}
        {onRemove && (
          <ActionButton {...button} aria-label={t('content.faq.remove', { name })} onClick={onRemove}>
            <IconTrash size={14} aria-hidden />
          </ActionButton>
        )}
      </div>
      <div id={id} hidden={!isOpen} className={classes.form}>
        {isOpen && children}
      </div>
    </li>
  );
}
