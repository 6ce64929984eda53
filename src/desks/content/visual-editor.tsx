import '@mantine/tiptap/styles.css';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhotoPlus } from '@tabler/icons-react';
import Image from '@tiptap/extension-image';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { getNonce } from 'get-nonce';
import { useRef } from 'react';
import { useTranslation } from '../../client/use-translation';
import classes from './content.module.css';
import { EditorLink } from './editor-link';
import { editorLabels } from './editor-labels';
import { useContentPicture } from './use-content-picture';

export interface VisualEditorProps {
  html: string;
  label: string;
  direction: 'ltr' | 'rtl';
  variables: { name: string; value: string }[];
  /** It stands below a heading of its own, and has none above the fourth. */
  isPart?: boolean;
  onChange: (html: string) => void;
}

/** The words of an article as they will look. Loaded where somebody writes: it is larger than all else of a desk. */
export function VisualEditor({ html, label, direction, variables, isPart = false, onChange }: VisualEditorProps) {
  const { t } = useTranslation('operator');
  const file = useRef<HTMLInputElement>(null);
  const { upload, isBusy, failure } = useContentPicture('GET /operator/content-upload-token');
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: isPart ? [4] : [2, 3, 4] },
        ...(isPart ? { horizontalRule: false } : {}),
        code: false,
        codeBlock: false,
        link: { openOnClick: false },
      }),
      Image,
    ],
    content: html,
    immediatelyRender: false,
    injectNonce: getNonce() ?? '',
    editorProps: { attributes: { 'aria-label': label, dir: direction, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? '' : current.getHTML()),
  });
  const add = async (picture: File | undefined) => {
    const src = picture && (await upload(picture));
    if (src) editor?.chain().focus().setImage({ src, alt: '' }).run();
  };
  return (
    <>
      <RichTextEditor editor={editor} labels={editorLabels(t)}>
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            {!isPart && <RichTextEditor.H2 />}
            {!isPart && <RichTextEditor.H3 />}
            <RichTextEditor.H4 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            {!isPart && <RichTextEditor.Hr />}
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <EditorLink editor={editor} />
            <RichTextEditor.Unlink />
            <RichTextEditor.Control
              aria-label={t('content.picture')}
              title={t('content.picture')}
              disabled={isBusy}
              onClick={() => file.current?.click()}
            >
              <IconPhotoPlus size={16} stroke={1.5} aria-hidden />
            </RichTextEditor.Control>
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content className={classes.editor} />
      </RichTextEditor>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        onChange={({ currentTarget }) => {
          void add(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {failure && <p role="alert">{failure}</p>}
      <div className={classes.actions}>
        <span className={classes.quiet}>{t('content.variables')}</span>
        {variables.map(({ name, value }) => (
          <button
            key={name}
            type="button"
            className={classes.variable}
            title={value}
            onClick={() => editor?.chain().focus().insertContent(`{{${name}}}`).run()}
          >
            {`{{${name}}}`}
          </button>
        ))}
      </div>
    </>
  );
}
