import type { RichTextEditorLabels } from '@mantine/tiptap';

const SAID = {
  ...{ boldControlLabel: 'bold', italicControlLabel: 'italic', underlineControlLabel: 'underline' },
  ...{ strikeControlLabel: 'strike', clearFormattingControlLabel: 'clear' },
  ...{ bulletListControlLabel: 'bullets', orderedListControlLabel: 'numbers' },
  ...{ blockquoteControlLabel: 'quote', hrControlLabel: 'rule' },
  ...{ unlinkControlLabel: 'unlink', undoControlLabel: 'undo', redoControlLabel: 'redo' },
} as const;

/** What the buttons of the editor are called, in the language of who writes. */
export const editorLabels = (t: (key: string) => string): Partial<RichTextEditorLabels> => ({
  ...Object.fromEntries(Object.entries(SAID).map(([name, key]) => [name, t(`operator:content.editor.${key}`)])),
  ...{ h2ControlLabel: t('operator:content.editor.h2'), h3ControlLabel: t('operator:content.editor.h3') },
  h4ControlLabel: t('operator:content.editor.h4'),
});
