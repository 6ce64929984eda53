import { Textarea } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { VisualEditorProps } from './visual-editor';
import { isVisual } from './visual-html';
import { PartLoading } from '../../ui/part-loading';

const VisualEditor = dynamic(() => import('./visual-editor').then((file) => file.VisualEditor), {
  ssr: false,
  loading: PartLoading,
});

export interface AnswerEditorProps extends Omit<VisualEditorProps, 'isPart'> {
  language: string;
}

/** A part of a text: as it looks, or as HTML where the editor would lose something. */
export function AnswerEditor({ html, label, language, direction, variables, onChange }: AnswerEditorProps) {
  // as it is when it is opened: a field that changed its kind under the hands would lose the place
  const [visual] = useState(() => isVisual(html));
  return visual ? (
    <VisualEditor isPart {...{ html, label, direction, variables, onChange }} />
  ) : (
    <Textarea
      label={label}
      value={html}
      dir="ltr"
      lang={language}
      spellCheck={false}
      rows={8}
      styles={{ input: { fontFamily: 'ui-monospace, monospace', fontSize: 12 } }}
      onChange={({ currentTarget: { value } }) => onChange(value)}
    />
  );
}
