import { Popover, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import classes from './content.module.css';

/**
 * Where the chosen words lead. Mantine's own asks beside that for a new tab, by a button without a name, and nobody
 * hears it: what leads out of the shop opens in one when it is saved.
 */
export function EditorLink({ editor }: { editor: Editor | null }) {
  const { t } = useTranslation('operator');
  const [isOpen, setOpen] = useState(false);
  const [href, setHref] = useState('');
  const isLink = useEditorState({ editor, selector: (state) => state.editor?.isActive('link') ?? false });
  const open = () => {
    const { href: known } = (editor?.getAttributes('link') ?? {}) as { href?: string };
    setHref(known ?? '');
    setOpen(true);
  };
  const set = () => {
    setOpen(false);
    const words = editor?.chain().focus().extendMarkRange('link');
    if (href.trim()) words?.setLink({ href: href.trim() }).run();
    else words?.unsetLink().run();
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus shadow="md" position="bottom-start">
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={t('content.editor.link')}
          title={t('content.editor.link')}
          aria-expanded={isOpen}
          active={isLink ?? false}
          onClick={open}
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown className={classes.linkTo}>
        <TextInput
          size="sm"
          label={t('content.editor.linkTo')}
          placeholder={t('content.editor.linkPlaceholder')}
          value={href}
          dir="ltr"
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setHref(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // not the form around the editor
            event.preventDefault();
            set();
          }}
        />
        <ActionButton size="sm" variant="default" onClick={set}>
          {t('content.editor.linkSave')}
        </ActionButton>
      </Popover.Dropdown>
    </Popover>
  );
}
