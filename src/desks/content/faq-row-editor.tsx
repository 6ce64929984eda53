import { TextInput } from '@mantine/core';
import { AnswerEditor, type AnswerEditorProps } from './answer-editor';
import { insideAnswer } from './faq-rows';

interface Props extends Omit<AnswerEditorProps, 'onChange'> {
  /** Of a question or a heading. */
  title?: { label: string; text: string };
  onTitle?: (text: string) => void;
  onHtml: (html: string) => void;
}

/** The words of a question and its answer. */
export function FaqRowEditor({ title, onTitle, onHtml, ...editor }: Props) {
  return (
    <>
      {title && (
        <TextInput
          label={title.label}
          value={title.text}
          dir={editor.direction}
          lang={editor.language}
          maxLength={300}
          onChange={({ currentTarget: { value } }) => onTitle?.(value)}
        />
      )}
      <AnswerEditor {...editor} onChange={(html) => onHtml(insideAnswer(html))} />
    </>
  );
}
